// The own hand; and where a moose is on its way to the own house, the answer, the same question whatever the hand holds.
import type { State } from "../../ui/art";
import { cardName, icon, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, show } from "../../ui/dom";
import { keyed, type Kept, numbered } from "../../ui/keyed";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { TablePart, TableStage } from "../part";
import { type Action, boardOf, type HouseBoard } from "./board";
import { cardOf, choiceOf } from "./choice";
import type { View } from "../store";

const SIZE = 84; // pixels

export function hand(stage: TableStage): TablePart {
  const { words, room, signal } = stage;
  const names = { cards: room.names };
  const choice = choiceOf(stage);
  const list = h("ul", { class: "mt-cards", "aria-label": words("hand") });
  const say = (word: string, look: string, sign?: string) => button({ class: look, "data-do": word }, () => stage.act({ say: word }), sign ? icon(sign) : null, words(word));
  const answers = h("div", { class: "mk-buttons mt-answers", hidden: true }, say("trap", "mk-plain"), say("no-trap", "mk-plain"));
  const pass = say("pass", "mk-next", "next");
  const node = h("div", { class: "mt-own", role: "group", "aria-label": words("hand") }, list, answers, pass);
  const settle = rove(list, "button", signal);
  let view: View | undefined;
  let board: HouseBoard | undefined;
  const cards = keyed(list, held);
  const drawn = whenChanged(() => {
    if (!board) return;
    const focused = [...list.querySelectorAll("button")].indexOf(document.activeElement as HTMLButtonElement);
    cards(numbered(board.hand));
    settle();
    if (focused >= 0) [...list.querySelectorAll("button")].at(Math.min(focused, board.hand.length - 1))?.focus();
  });

  /** A card of the hand. Of several equal ones only the first is marked as chosen. */
  function held(key: string): Kept {
    const [code = "", number] = key.split(" ");
    const first = number === "0";
    const face = h("span", { class: "mk-card" });
    const card = button({ class: "mt-held-card", "data-card": code }, () => choice.tapCard(code), face);
    let states: State[] = [];
    const redrawn = whenChanged(() => fill(face, silentPicture(names, code, { size: SIZE, states })));
    const update = () => {
      const legal = choice.lights(code);
      const picked = first && choice.card === code;
      const hinted = first && cardOf((view?.hint?.action ?? {}) as Action) === code;
      states = [...(picked ? (["chosen"] as const) : []), ...(hinted ? (["lit"] as const) : [])];
      const about = [legal ? words("playable") : "", picked ? words("chosen") : "", hinted ? words("hinted") : ""];
      assign(card, { "data-legal": legal, "data-lit": legal, "aria-pressed": String(picked), "aria-label": [cardName(names, code), ...about].filter(Boolean).join(", ") });
      redrawn(states.join());
    };
    return { node: h("li", {}, card), update };
  }

  return {
    node,
    update(next) {
      view = next;
      board = boardOf(next.board);
      const attacked = next.acting && board.attack !== null;
      const passing = next.acting && (board.may?.some((action) => action.say === "pass") ?? false);
      drawn(JSON.stringify([board.hand, next.acting && board.may, choice.card, choice.place, next.hint?.action]));
      show(answers, attacked);
      show(pass, passing);
      show(node, board.hand.length !== 0 || attacked || passing);
    },
  };
}
