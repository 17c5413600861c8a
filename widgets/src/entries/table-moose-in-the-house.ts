// The front end of moosekit.widgets.GameTable("moose-in-the-house"): an anywidget module.
import { front } from "../table/front";
import { house } from "../table/house/house";

export default front(house);
