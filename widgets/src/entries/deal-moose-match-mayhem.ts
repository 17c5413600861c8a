// The front end of moosekit.widgets.DealView for moose-match-mayhem: an anywidget module.
import "../art/moose-match-mayhem";
import { mounted } from "../core/mount";
import { dealFront } from "../deal/deal";

export default mounted(dealFront());
