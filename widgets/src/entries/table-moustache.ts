// The front end of moosekit.widgets.GameTable("moustache"): an anywidget module.
import "../art/moustache"; // first: drawings compress best side by side
import { front } from "../table/front";
import { moustache } from "../table/moustache/moustache";

export default front(moustache);
