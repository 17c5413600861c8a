// The front end of moosekit.widgets.Predict: an anywidget module.
import { mounted } from "../core/mount";
import type { PredictState } from "../predict/contract";
import { predict } from "../predict/predict";
import base from "../styles/base.css";
import plots from "../styles/plots.css";
import css from "../styles/predict.css";
import { styleCss } from "../ui/art";

export default mounted<PredictState>({ styles: { base, plots, predict: styleCss() + css }, madeOf: ["scene", "theme"], make: predict });
