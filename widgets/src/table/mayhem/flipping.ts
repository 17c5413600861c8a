// Before a flip the chant, word after word; then everybody at this screen turns a card over.
import { icon } from "../../ui/card-picture";
import { assign, button, h, write } from "../../ui/dom";
import type { TableStage } from "../part";
import type { View } from "../store";
import type { MayhemBoard } from "./board";

const BEAT = 420; // milliseconds a word of the chant

export interface Flipping {
  readonly chant: HTMLElement;
  readonly flip: HTMLElement;
  update(view: View, board: MayhemBoard): void;
}

/** `people` is how many are at this screen; `begins` is called when the flip was asked for. */
export function flippingOf({ store, words }: TableStage, people: number, begins: () => void): Flipping {
  const chant = h("p", { class: "mt-chant", "aria-hidden": "true" });
  const flip = button({ class: "mk-next mt-flip", "data-do": "flip" }, () => void turnOver(), icon("deal"), words("flip"));
  let acting = false;
  let hurried = false; // whether anybody has a clock
  let chanting = false;

  async function turnOver(): Promise<void> {
    if (chanting || !acting) return;
    chanting = true;
    begins();
    for (const word of hurried ? ["moose", "match", "mayhem"] : []) {
      write(chant, words(`chant.${word}`));
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
    write(chant, "");
    chanting = false;
    for (let turned = 0; turned < people; turned++) {
      if (store.now.clock === null && store.now.asked !== null) await store.act({ do: "flip" });
    }
  }

  return {
    chant,
    flip,
    update(view, board) {
      acting = view.acting;
      hurried = board.paces.some((pace) => pace !== null);
      const ready = board.middle.length === 0 && !board.end;
      assign(flip, { hidden: !(ready && acting && view.live) });
      assign(chant, { hidden: !ready });
    },
  };
}
