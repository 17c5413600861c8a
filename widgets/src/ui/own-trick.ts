// Other cards, laid out and decided by Python. Not there at all where no Python runs.
import { h } from "./dom";
import type { Part, Stage } from "./part";

const MOST_LETTERS = 80;

export function ownTrick({ store, words, kernel, refuse, signal }: Stage): Part {
  const cards = h("input", { type: "text", class: "mk-select mk-wide", maxlength: MOST_LETTERS, autocomplete: "off", spellcheck: "false" });
  const form = h("form", { class: "mk-switches" },
    h("label", { class: "mk-ask" }, words("own-trick.cards"), cards),
    h("button", { type: "submit", class: "mk-plain" }, words("own-trick.go")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void kernel.ask({ kind: "trick", cards: cards.value }, store.scene.state).then((answer) => {
      if (answer.kind === "refusal") refuse(answer.sentence);
    });
  }, { signal });
  const node = h("details", { class: "mk-more mk-own", hidden: true }, h("summary", {}, words("own-trick")), form);
  kernel.watch((there) => (node.hidden = !there || store.present || store.scene.locked !== ""));
  return { node, update: () => undefined };
}
