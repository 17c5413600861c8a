// The front end of moosekit.widgets.Chart: an anywidget module.
import { chart } from "../chart/chart";
import type { ChartState } from "../chart/contract";
import { mounted } from "../core/mount";
import base from "../styles/base.css";
import plots from "../styles/plots.css";
import { styleCss } from "../ui/art";

export default mounted<ChartState>({ styles: { base, plots, chart: styleCss() }, madeOf: ["scene", "theme"], make: chart });
