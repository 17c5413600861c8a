// The cards of the last trial, hand by hand, one's own, and the pile that nobody sees, counted.
import { cardSvg } from "../ui/art";
import { assign, h, write } from "../ui/dom";
import type { Desk, Part } from "./desk";
import { cardOf, counted, handsOf, SIZE } from "./hands";
import { dealOf } from "./tally";

export function cardsOf(desk: Desk): Part {
  const { scene, words, model } = desk;
  const hands = handsOf(desk);
  const trial = h("h3", { class: "mk-heading md-trial" });
  const outcome = h("p", { class: "mk-say" });
  const left = h("p", {});
  const back = h("span", { class: "md-back", "aria-hidden": "true" }, cardSvg(scene.back, undefined, { size: SIZE }));
  const pile = h("div", { class: "md-pile" }, back, h("div", {}, h("h3", { class: "mk-heading" }, words("pile")), left));
  const own = scene.own.length === 0 ? null : h("div", { class: "md-hand" },
    h("h3", { class: "mk-heading" }, words("own")), h("ul", { class: "md-cards" }, ...scene.own.map((code) => cardOf(desk, code))));
  return {
    node: h("section", { class: "mk-panel md-table" }, own, pile, trial, hands.node, outcome),
    update() {
      const done = model.get("done");
      const dealt = dealOf(model, done);
      const out = dealt?.flat() ?? [];
      write(left, words("face-down", { count: scene.unseen - out.length, wanted: scene.wanted - counted(desk, out), called: scene.called }));
      write(trial, words("trial", { number: done }));
      assign(trial, { hidden: !dealt });
      const gone = done > 0 && !dealt; // of many trials at once only the tally is kept; the cards stay styled, as `hidden` would not let them
      assign(hands.node, { "data-gone": gone, "aria-hidden": gone ? "true" : null });
      if (!gone) hands.update(done, dealt, dealOf(model, done + 1));
      const hit = model.get("hits")[done - 1];
      write(outcome, done === 0 ? words("none") : !dealt || hit === undefined ? "" : hit === "1" ? words("yes") : words("no"));
      assign(outcome, { hidden: outcome.textContent === "" });
    },
  };
}
