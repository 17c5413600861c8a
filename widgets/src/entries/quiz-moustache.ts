// The front end of moosekit.widgets.Quiz for moustache: an anywidget module.
import "../art/moustache";
import { mounted } from "../core/mount";
import { quizFront } from "../quiz/front";

export default mounted(quizFront());
