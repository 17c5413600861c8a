// A clause of the rules: a link that opens its text right there.
import type { Clause } from "../core/contract";
import { button, fill, h } from "./dom";
import { icon } from "./card-picture";
import type { Words } from "../core/words";

/** The link, and the place below it where the text appears. */
export function clauseLink(clause: Clause, words: Words): { readonly link: HTMLElement; readonly text: HTMLElement } {
  const text = h("div", { class: "mk-clause", hidden: true });
  const link = button(
    { class: "mk-link", "aria-expanded": "false", "aria-label": words("clause", { clause: clause.ref, title: clause.title }) },
    () => {
      text.hidden = !text.hidden;
      link.setAttribute("aria-expanded", String(!text.hidden));
      if (!text.hidden && text.childElementCount === 0) fill(text, ...paragraphs(clause));
    },
    icon("book"),
    clause.ref,
  );
  return { link, text };
}

function paragraphs(clause: Clause): HTMLElement[] {
  const texts = clause.text.split(/\n\s*\n/).map((text) => h("p", {}, text));
  return [h("p", {}, h("b", {}, `${clause.ref} ${clause.title}`)), ...texts, h("p", { class: "mk-note" }, clause.source)];
}
