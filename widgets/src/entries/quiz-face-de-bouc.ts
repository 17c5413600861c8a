// The front end of moosekit.widgets.Quiz for face-de-bouc: an anywidget module.
import "../art/face-de-bouc";
import { mounted } from "../core/mount";
import { quizFront } from "../quiz/front";

export default mounted(quizFront());
