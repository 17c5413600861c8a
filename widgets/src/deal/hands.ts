// The hands of a trial. Drawing and styling a dozen cards takes longer than a frame, so those of the next trial are laid
// out behind the ones that are seen, before anybody asks for them; then the two only change places, by what no picture
// inherits, so that nothing of them is styled anew.
import { cardPicture } from "../ui/card-picture";
import { assign, fill, h, write } from "../ui/dom";
import { later } from "../ui/later";
import type { Desk } from "./desk";

export const SIZE = 44; // pixels

export type Dealt = readonly (readonly string[])[];

/** How many of the cards are counted. */
export const counted = ({ scene }: Desk, cards: readonly string[]): number => cards.filter((code) => scene.counted.includes(code)).length;

export function cardOf({ scene }: Desk, code: string): HTMLElement {
  const counts = scene.counted.includes(code);
  return h("li", { "data-counted": counts }, cardPicture(scene, code, { size: SIZE, ...(counts ? { about: scene.called } : {}) }));
}

/** All hands of one trial, or their empty places. */
class Laid {
  readonly #hands;
  readonly node;
  trial: number | undefined;

  constructor(readonly desk: Desk) {
    this.#hands = desk.scene.hands.map(() => ({ heading: h("h3", { class: "mk-heading" }), cards: h("ul", { class: "md-cards" }) }));
    this.node = h("div", { class: "md-hands" }, ...this.#hands.map(({ heading, cards }) => h("div", { class: "md-hand" }, heading, cards)));
  }

  lay(trial: number, dealt: Dealt | undefined): void {
    if (this.trial === trial) return;
    this.trial = trial;
    const { scene, words } = this.desk;
    this.#hands.forEach(({ heading, cards }, place) => {
      const { name = "", size = 0 } = scene.hands[place] ?? {};
      const hand = dealt?.[place];
      write(heading, hand ? words("hand", { hand: name, count: counted(this.desk, hand), called: scene.called }) : name);
      fill(cards, ...(hand ? hand.map((code) => cardOf(this.desk, code)) : Array.from({ length: size }, () => h("li", { class: "md-empty" }))));
      assign(cards, { "aria-hidden": hand ? null : "true" });
    });
  }
}

export interface Hands {
  readonly node: HTMLElement;
  /** shows a trial, and prepares the next one if its cards are known */
  update(trial: number, dealt: Dealt | undefined, next: Dealt | undefined): void;
}

export function handsOf(desk: Desk): Hands {
  let [seen, waiting] = [new Laid(desk), new Laid(desk)];
  return {
    node: h("div", { class: "md-places" }, seen.node, waiting.node),
    update(trial, dealt, next) {
      if (waiting.trial === trial) [seen, waiting] = [waiting, seen];
      seen.lay(trial, dealt);
      assign(seen.node, { "data-waiting": false, "aria-hidden": null });
      assign(waiting.node, { "data-waiting": true, "aria-hidden": "true" });
      if (next) later(desk.model.signal, () => waiting.lay(trial + 1, next));
    },
  };
}
