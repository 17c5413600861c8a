// The front end of moosekit.widgets.DealView for moose-in-the-house: an anywidget module.
import "../art/moose-in-the-house";
import { mounted } from "../core/mount";
import { dealFront } from "../deal/deal";

export default mounted(dealFront());
