// The front end of moosekit.widgets.TwoWayTable: an anywidget module.
import { mounted } from "../core/mount";
import { jointFront } from "../joint/joint";

export default mounted(jointFront("table"));
