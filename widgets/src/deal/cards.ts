// The cards of the last trial, hand by hand, one's own, and the pile that nobody sees, counted.
import { cardSvg } from "../ui/art";
import { cardPicture } from "../ui/card-picture";
import { assign, fill, h, write } from "../ui/dom";
import type { Desk, Part } from "./desk";
import { dealOf } from "./tally";

const SIZE = 44; // pixels
/** where a browser has no idle time, a little later must do */
const whenIdle = (work: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(() => work());

export function cardsOf(desk: Desk): Part {
  const { scene, words, model } = desk;
  const hands = scene.hands.map(({ name }) => ({ heading: h("h3", { class: "mk-heading" }, name), cards: h("ul", { class: "md-cards" }) }));
  const trial = h("h3", { class: "mk-heading md-trial" });
  const outcome = h("p", { class: "mk-say" });
  const left = h("p", {});
  const pile = h("div", { class: "md-pile" }, h("span", { class: "md-back", "aria-hidden": "true" }, cardSvg(scene.back, undefined, { size: SIZE })), h("div", {}, h("h3", { class: "mk-heading" }, words("pile")), left));
  const places = h("div", { class: "md-hands" }, ...hands.map(({ heading, cards }) => h("div", { class: "md-hand" }, heading, cards)));
  const own = scene.own.length === 0 ? null : h("div", { class: "md-hand" }, h("h3", { class: "mk-heading" }, words("own")), h("ul", { class: "md-cards" }, ...scene.own.map((code) => cardOf(desk, code))));
  const drawn = (dealt: readonly (readonly string[])[]) => dealt.map((hand) => hand.map((code) => cardOf(desk, code)));
  // Pictures take longest: those of the next deal are drawn before anybody asks for it.
  let ready: { readonly trial: number; readonly pictures: readonly (readonly HTMLElement[])[] } | undefined;
  return {
    node: h("section", { class: "mk-panel md-table" }, own, pile, trial, places, outcome),
    update() {
      const done = model.get("done");
      const dealt = dealOf(model, done);
      const counted = (cards: readonly string[]) => cards.filter((code) => scene.counted.includes(code)).length;
      const out = dealt?.flat() ?? [];
      write(left, words("left", { count: scene.unseen - out.length, wanted: scene.wanted - counted(out), called: scene.called }));
      write(trial, words("trial", { number: done }));
      assign(trial, { hidden: !dealt });
      assign(places, { hidden: done > 0 && !dealt }); // of many trials at once only the tally is kept
      const pictures = ready?.trial === done ? ready.pictures : dealt && drawn(dealt);
      hands.forEach(({ heading, cards }, place) => {
        const hand = dealt?.[place];
        const { name = "", size = 0 } = scene.hands[place] ?? {};
        write(heading, hand ? words("hand", { hand: name, count: counted(hand), called: scene.called }) : name);
        if (hand) fill(cards, ...(pictures?.[place] ?? []));
        else fill(cards, ...Array.from({ length: size }, () => h("li", { class: "md-empty" })));
        assign(cards, { "aria-hidden": hand ? null : "true" });
      });
      const hit = model.get("hits")[done - 1];
      write(outcome, done === 0 ? words("none") : !dealt || hit === undefined ? "" : hit === "1" ? words("yes") : words("no"));
      assign(outcome, { hidden: outcome.textContent === "" });
      const next = dealOf(model, done + 1);
      if (next) whenIdle(() => (ready = { trial: done + 1, pictures: drawn(next) }));
    },
  };
}

function cardOf({ scene }: Desk, code: string): HTMLElement {
  const counted = scene.counted.includes(code);
  return h("li", { "data-counted": counted }, cardPicture(scene, code, { size: SIZE, ...(counted ? { about: scene.called } : {}) }));
}
