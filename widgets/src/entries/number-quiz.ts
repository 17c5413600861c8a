// The front end of moosekit.widgets.NumberQuiz: an anywidget module.
import { mounted } from "../core/mount";
import type { NumberState } from "../numbers/contract";
import { numberQuiz } from "../numbers/number-quiz";
import base from "../styles/base.css";
import css from "../styles/number-quiz.css";
import { styleCss } from "../ui/art";

export default mounted<NumberState>({ styles: { base, "number-quiz": styleCss() + css }, madeOf: ["scene", "theme"], make: numberQuiz });
