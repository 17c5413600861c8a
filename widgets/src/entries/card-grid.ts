// The front end of moosekit.widgets.CardGrid: an anywidget module.
import { cardGrid } from "../card-grid/card-grid";
import type { GridState } from "../card-grid/contract";
import { mounted } from "../core/mount";
import base from "../styles/base.css";
import css from "../styles/card-grid.css";
import plots from "../styles/plots.css";
import { styleCss } from "../ui/art";

export default mounted<GridState>({ styles: { base, plots, "card-grid": styleCss() + css }, madeOf: ["scene", "theme"], make: cardGrid });
