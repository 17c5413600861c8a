// The end: moose counted house by house, and who wins, with the doors that break a tie.
import { cardPicture } from "../../ui/card-picture";
import { assign, fill, h, show } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { TablePart, TableStage } from "../part";
import { boardOf, type HouseBoard } from "./board";

export function count(stage: TableStage): TablePart {
  const { words } = stage;
  const rows = h("ol", { class: "mt-ranking" });
  const node = h("div", { class: "mk-panel mt-count", role: "group", "aria-label": words("count"), hidden: true }, h("h3", { class: "mk-heading" }, words("count")), rows);
  let board: HouseBoard | undefined;
  const changed = whenChanged(() => {
    if (board) fill(rows, ...order(board).map((seat) => row(stage, board, seat)));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      show(node, board.counted.some((one) => one !== null) || board.end !== null);
      assign(node, { "data-fresh": view.forward });
      changed(JSON.stringify([board.counted, board.end, board.houses]));
    },
  };
}

/** Seats in the order of the result; before it is known, in their own. */
function order(board: HouseBoard): readonly number[] {
  return board.end?.ranking.flat() ?? board.counted.map((_, seat) => seat);
}

function row({ room, words }: TableStage, board: HouseBoard | undefined, seat: number): HTMLElement {
  const counted = board?.counted[seat];
  const house = board?.houses[seat];
  const names = { cards: room.names };
  const moose = house?.rooms.filter((one) => one.on === "moose").map((one) => `M.${one.kind}`) ?? [];
  const held = counted?.hand.filter((code) => code.startsWith("M.")) ?? [];
  const doors = house?.rooms.filter((one) => one.on === "door").length ?? 0;
  const total = counted ? counted.house + counted.held : undefined;
  const cards = (codes: readonly string[]) => codes.map((code) => cardPicture(names, code, { size: 30 }));
  return h("li", { class: "mt-rank", "data-won": board?.end?.ranking[0]?.includes(seat) ?? false },
    h("b", {}, room.seats[seat]?.name ?? ""),
    h("span", { class: "mt-counts" }, ...cards(moose), h("span", { class: "mk-note" }, words("count.house", { count: moose.length }))),
    h("span", { class: "mt-counts" }, ...cards(counted ? held : []), h("span", { class: "mk-note" }, counted ? words("count.hand", { count: counted.held }) : "")),
    h("span", { class: "mk-note" }, words("count.doors", { count: doors })),
    h("b", {}, total === undefined ? "" : words("points", { count: total })));
}
