// The Quiz as a front end. An entry imports the art of its game first, so that each bundle carries one game's.
import type { FrontEnd } from "../core/mount";
import base from "../styles/base.css";
import css from "../styles/quiz.css";
import { styleCss } from "../ui/art";
import type { QuizState } from "./contract";
import { quiz } from "./quiz";

export function quizFront(): FrontEnd<QuizState> {
  return { styles: { base, quiz: styleCss() + css }, madeOf: ["scene", "theme"], make: quiz };
}
