// One question: what is asked, where to answer, hints, other numbers, what was said of the answer, and the way.
import type { Speaker } from "../core/live";
import { icon } from "../ui/card-picture";
import { assign, button, fill, h } from "../ui/dom";
import { type Checked, isRight, isTry } from "./checking";
import type { NumberQuestion } from "./contract";
import { fieldOf, type Wanted } from "./field";
import { type Marking, sentenceOf } from "./marking";
import { reasonOf, reasonsOf } from "./reasons";

const ENOUGH = 2; // after so many tries the way may be seen

export interface Asked extends Wanted {
  readonly speaker: Speaker;
  readonly marking: Marking;
  readonly place: number;
  readonly question: NumberQuestion;
  /** keeps an answer */
  keep(typed: string): void;
  /** asks with other numbers */
  other(): void;
}

export interface Asking {
  readonly node: HTMLElement;
  focus(): void;
}

export function askingOf(asked: Asked): Asking {
  const { words, speaker, marking, place, question, variant } = asked;
  const verdict = h("div", { class: "mn-verdict", hidden: true });
  const hints = h("ol", { class: "mn-hints" });
  const reason = reasonOf(variant);
  const way = h("div", { class: "mn-way mk-panel", hidden: true, tabindex: -1 },
    h("h3", { class: "mk-heading" }, words("way.title")), reason ? h("p", {}, words("way.why", { reason })) : null, h("ol", { class: "mn-steps" }, ...variant.steps.map((step) => h("li", {}, step))));
  const show = button({ class: "mk-plain", hidden: true }, () => {
    way.hidden = false;
    show.hidden = true;
    way.focus();
  }, icon("book"), words("way"));
  const hint = button({ class: "mk-plain", hidden: variant.hints.length === 0 }, () => {
    const next = variant.hints[hints.childElementCount];
    if (next === undefined) return;
    hints.append(h("li", {}, next));
    speaker.say(next);
    assign(hint, { "aria-disabled": hints.childElementCount === variant.hints.length ? "true" : null });
  }, icon("bulb"), words("hint"));
  const other = button({ class: "mk-plain", hidden: question.variants.length < 2 }, asked.other, icon("deal"), words("other-numbers"));
  const second = h("div", { hidden: true });
  /** Says what an answer is worth, in sentences that are also given back. */
  const tell = (checked: Checked, nothing?: string): string => {
    const astray = checked.slip ? words("astray", { name: checked.slip.name }) : "";
    const said = nothing ?? sentenceOf(words, checked);
    const free = !isTry(checked) && checked.verdict !== "unreadable" ? words("free") : "";
    assign(verdict, { hidden: false, "data-right": isRight(checked), "data-verdict": checked.verdict });
    fill(verdict, icon(isRight(checked) ? "tick" : checked.slip ? "why" : "warning"),
      h("div", {}, astray ? h("p", { class: "mk-status" }, astray) : null, h("p", {}, said), free ? h("p", { class: "mk-note" }, free) : null));
    return [astray, said, free].filter(Boolean).join(" ");
  };
  const check = () => {
    const typed = field.typed();
    const checked = marking.check(variant, typed);
    if (checked.verdict !== "unreadable") asked.keep(typed.trim());
    speaker.say(tell(checked, (typed === "" && field.nothing) || undefined));
    settle();
    if (!isRight(checked)) field.focus();
  };
  const settle = () => {
    const { right, tries } = marking.standing(place, variant.id);
    assign(show, { hidden: !way.hidden || !(right || tries >= ENOUGH) });
    if (right && !second.hasChildNodes()) fill(second, reasonsOf(words, variant, speaker));
    assign(second, { hidden: !right || !second.hasChildNodes() });
  };
  const field = fieldOf(asked, check);
  const title = h("h3", { class: "mn-title", tabindex: -1 }, question.title);
  const node = h("div", { class: "mk-panel mn-asking" }, title,
    h("p", { class: "mn-prompt" }, variant.prompt),
    variant.assumed.length > 0 ? h("details", { class: "mk-more" }, h("summary", {}, words("assumed")), h("ul", {}, ...variant.assumed.map((one) => h("li", {}, one)))) : null,
    field.node, h("p", { class: "mk-buttons" }, button({ class: "mk-next" }, check, words("check")), hint, other, show), verdict, second, hints, way);
  const before = marking.last(variant.id);
  if (before !== undefined) tell(marking.check(variant, before));
  settle();
  return { node, focus: () => title.focus() };
}
