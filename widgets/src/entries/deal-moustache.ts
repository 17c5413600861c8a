// The front end of moosekit.widgets.DealView for moustache: an anywidget module.
import "../art/moustache-cards";
import { mounted } from "../core/mount";
import { dealFront } from "../deal/deal";

export default mounted(dealFront());
