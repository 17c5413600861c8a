// The hands of a trial. Drawing and styling a dozen cards takes longer than a frame, so those of the next trial are laid
// out behind the ones that are seen, before anybody asks for them; then the two only change places, by what no picture
// inherits, so that nothing of them is styled anew.
import { cardPicture } from "../ui/card-picture";
import { assign, fill, h, write } from "../ui/dom";
import { later } from "../ui/later";
import type { Desk } from "./desk";

export const SIZE = 44; // pixels
const FEW = 3; // cards
const PAUSE = 20; // milliseconds

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
  #left: { readonly cards: HTMLElement; readonly code: string }[] = [];
  trial: number | undefined;

  constructor(readonly desk: Desk) {
    this.#hands = desk.scene.hands.map(() => ({ heading: h("h3", { class: "mk-heading" }), cards: h("ul", { class: "md-cards" }) }));
    this.node = h("div", { class: "md-hands" }, ...this.#hands.map(({ heading, cards }) => h("div", { class: "md-hand" }, heading, cards)));
  }

  /** Lays a trial whole. */
  lay(trial: number, dealt: Dealt | undefined): void {
    if (this.trial !== trial) this.begin(trial, dealt);
    while (this.more()) continue;
  }

  /** Has its headings and room for its cards. */
  begin(trial: number, dealt: Dealt | undefined): void {
    this.trial = trial;
    const { scene, words } = this.desk;
    this.#left = [];
    this.#hands.forEach(({ heading, cards }, place) => {
      const { name = "", size = 0 } = scene.hands[place] ?? {};
      const hand = dealt?.[place];
      write(heading, hand ? words("hand", { hand: name, count: counted(this.desk, hand), called: scene.called }) : name);
      fill(cards, ...Array.from({ length: hand ? 0 : size }, () => h("li", { class: "md-empty" })));
      this.#left.push(...(hand ?? []).map((code) => ({ cards, code })));
      assign(cards, { "aria-hidden": hand ? null : "true" });
    });
  }

  /** Lays a few cards more; whether some are left. */
  more(): boolean {
    for (const { cards, code } of this.#left.splice(0, FEW)) cards.append(cardOf(this.desk, code));
    return this.#left.length > 0;
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
      if (next) later(desk.model.signal, () => ahead(desk.model.signal, waiting, trial + 1, next));
    },
  };
}

/** Lays a trial where nobody sees it: a few cards at a time, so that these hold nothing up; by the clock, as a page that is
 * out of sight has no frames. */
function ahead(signal: AbortSignal, laid: Laid, trial: number, dealt: Dealt): void {
  if (laid.trial === trial) return;
  laid.begin(trial, dealt);
  const on = () => void (!signal.aborted && laid.more() && setTimeout(on, PAUSE));
  on();
}
