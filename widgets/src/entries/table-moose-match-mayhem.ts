// The front end of moosekit.widgets.GameTable("moose-match-mayhem"): an anywidget module.
import "../art/moose-match-mayhem"; // first: drawings compress best side by side
import { front } from "../table/front";
import { mayhem } from "../table/mayhem/mayhem";

export default front(mayhem);
