// The front end of moosekit.widgets.Quiz for moose-in-the-house: an anywidget module.
import "../art/moose-in-the-house";
import { mounted } from "../core/mount";
import { quizFront } from "../quiz/front";

export default mounted(quizFront());
