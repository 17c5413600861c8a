// The front end of moosekit.widgets.GameTable("moustache"): an anywidget module.
import { front } from "../table/front";
import { moustache } from "../table/moustache/moustache";

export default front(moustache);
