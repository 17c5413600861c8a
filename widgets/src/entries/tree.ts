// The front end of moosekit.widgets.Tree: an anywidget module.
import { mounted } from "../core/mount";
import { jointFront } from "../joint/joint";

export default mounted(jointFront("tree"));
