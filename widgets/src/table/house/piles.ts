// The draw pile and the discard pile, which is a place for a card too.
import { silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { TablePart, TableStage } from "../part";
import { boardOf, type HouseBoard } from "./board";
import { choiceOf } from "./choice";

const SIZE = 46; // pixels

export function piles(stage: TableStage): TablePart {
  const { room, words } = stage;
  const choice = choiceOf(stage);
  const names = { cards: room.names };
  const card = (code: string) => silentPicture(names, code, { size: SIZE });
  const deck = h("span", { class: "mt-pile-card" });
  const left = h("span", {});
  const top = h("span", { class: "mt-pile-card" });
  const gone = h("span", {});
  const discard = button({ class: "mt-pile mt-place" }, () => choice.tapPlace("discard"), top, gone);
  const node = h("div", { class: "mt-piles" }, h("div", { class: "mt-pile" }, deck, left), discard);
  let board: HouseBoard | undefined;
  const changed = whenChanged(() => {
    if (!board) return;
    fill(deck, board.deck > 0 ? card("back-house") : h("span", { class: "mt-empty" }));
    fill(top, board.top ? card(board.top) : h("span", { class: "mt-empty" }));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      changed(`${board.deck > 0} ${board.top}`);
      write(left, board.deck > 0 ? words("deck", { count: board.deck }) : words("deck.empty"));
      write(gone, words("discards", { count: board.discards }));
      const legal = choice.takes("discard");
      const name = [words("discards", { count: board.discards }), board.top ? room.names[board.top] : "", legal ? words("legal") : ""];
      assign(discard, { "aria-label": name.filter(Boolean).join(", "), "data-legal": legal, "data-chosen": choice.place === "discard" });
    },
  };
}
