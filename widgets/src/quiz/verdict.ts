// What comes after an answer: whether it is right and why, at once; after a wrong one the way there, step by step.
import { icon } from "../ui/card-picture";
import { clauseLink } from "../ui/clause";
import { button, h, write } from "../ui/dom";
import type { QuizQuestion, QuizStep } from "./contract";
import type { Desk } from "./desk";

export interface Verdict {
  readonly node: HTMLElement;
  readonly said: string;
  focus(): void;
}

export interface After {
  readonly right: boolean;
  /** what was answered */
  readonly chosen: string;
  /** what the way on is called */
  readonly on: string;
  go(): void;
  /** called when all steps have been shown */
  shown(): void;
}

export function verdictOf(desk: Desk, question: QuizQuestion, after: After): Verdict {
  const { words } = desk;
  const answer = question.choices.find((choice) => choice.right)?.text ?? "";
  const head = after.right ? words("right") : words("wrong", { chosen: after.chosen, answer });
  const on = button({ class: "mk-next" }, after.go, after.on);
  const steps = question.steps.length < 2 ? NO_STEPS : after.right ? told(desk, question) : walk(desk, question, on, after);
  const node = h("div", { class: "mk-panel mq-verdict", "data-right": after.right, role: "group", "aria-label": head },
    h("p", { class: "mq-head" }, icon(after.right ? "tick" : "warning"), h("b", {}, head)),
    stepOf(desk, question.why, "p"), steps.node, h("p", { class: "mk-buttons" }, steps.button, on));
  return { node, said: `${head} ${question.why.text}`, focus: () => (steps.button ?? on).focus() };
}

interface Steps {
  readonly node: HTMLElement | null;
  readonly button: HTMLButtonElement | null;
}

/** The one step is the reason, which has been told. */
const NO_STEPS: Steps = { node: null, button: null };

/** All steps at once, for whoever wants to see them. */
function told(desk: Desk, question: QuizQuestion): Steps {
  const list = h("ol", { class: "mq-steps" }, ...question.steps.map((step) => stepOf(desk, step, "li")));
  return { node: h("details", { class: "mk-more" }, h("summary", {}, desk.words("steps")), list), button: null };
}

/** One step more with each press; the way on is open all the time. */
function walk(desk: Desk, question: QuizQuestion, on: HTMLButtonElement, after: After): Steps {
  const { words, speaker } = desk;
  const list = h("ol", { class: "mq-steps" });
  const count = question.steps.length;
  const label = () => words("step", { step: list.childElementCount + 1, steps: count });
  const step = button({ class: "mk-plain" }, () => {
    const next = question.steps[list.childElementCount];
    if (next === undefined) return;
    list.append(stepOf(desk, next, "li"));
    speaker.say(next.text);
    if (list.childElementCount < count) return write(step, label());
    step.hidden = true;
    after.shown();
    on.focus();
  }, label());
  return { node: h("div", {}, h("h2", { class: "mk-heading" }, words("walk")), list), button: step };
}

function stepOf({ scene, words }: Desk, step: QuizStep, tag: "li" | "p"): HTMLElement {
  const clause = scene.clauses[step.clause];
  if (clause === undefined) return h(tag, {}, step.text);
  const { link, text } = clauseLink(clause, words);
  return h(tag === "p" ? "div" : "li", { class: "mq-step" }, h("span", {}, step.text, " ", link), text);
}
