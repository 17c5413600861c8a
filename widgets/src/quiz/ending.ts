// When every rule has been asked about: how it went, and what to look at again.
import { clauseLink } from "../ui/clause";
import { button, h } from "../ui/dom";
import type { QuizQuestion } from "./contract";
import type { Desk } from "./desk";

export function endingOf({ scene, words }: Desk, review: readonly QuizQuestion[], score: string, again: () => void): HTMLElement {
  const refs = [...new Set(review.map((question) => question.why.clause))];
  const rules = refs.flatMap((ref) => {
    const clause = scene.clauses[ref];
    if (clause === undefined) return [];
    const { link, text } = clauseLink(clause, words);
    return [h("li", {}, h("span", {}, clause.title, " ", link), text)];
  });
  return h("div", { class: "mk-panel mq-ending", tabindex: -1 },
    h("p", {}, h("b", {}, words("end")), " ", score),
    h("p", {}, rules.length > 0 ? words("review") : words("all-known")),
    h("ul", { class: "mq-review", hidden: rules.length === 0 }, ...rules),
    h("p", { class: "mk-buttons" }, button({ class: "mk-next" }, again, words("again"))));
}
