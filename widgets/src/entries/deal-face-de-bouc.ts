// The front end of moosekit.widgets.DealView for face-de-bouc: an anywidget module.
import "../art/face-de-bouc";
import { mounted } from "../core/mount";
import { dealFront } from "../deal/deal";

export default mounted(dealFront());
