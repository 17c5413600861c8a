// The front end of moosekit.widgets.GameTable("moustache"): an anywidget module.
// Drawings first, then styles: what is alike compresses best side by side.
import "../art/moustache";
import "../styles/base.css";
import "../styles/table.css";
import "../styles/table-moustache.css";
import "../table/store";
import { front } from "../table/front";
import { moustache } from "../table/moustache/moustache";

export default front(moustache);
