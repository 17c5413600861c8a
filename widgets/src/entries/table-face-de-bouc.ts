// The front end of moosekit.widgets.GameTable("face-de-bouc"): an anywidget module.
import "../art/face-de-bouc"; // first: drawings compress best side by side
import { front } from "../table/front";
import { bouc } from "../table/bouc/bouc";

export default front(bouc);
