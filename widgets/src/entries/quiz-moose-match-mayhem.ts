// The front end of moosekit.widgets.Quiz for moose-match-mayhem: an anywidget module.
import "../art/moose-match-mayhem";
import { mounted } from "../core/mount";
import { quizFront } from "../quiz/front";

export default mounted(quizFront());
