// The end: everybody's sets.
import { cardPicture } from "../../ui/card-picture";
import { assign, fill, h } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { TablePart, TableStage } from "../part";
import { boardOf, type MayhemBoard } from "./board";

export function count({ words, room }: TableStage): TablePart {
  const rows = h("ol", { class: "mt-ranking" });
  const node = h("div", { class: "mk-panel mt-count", role: "group", "aria-label": words("end"), hidden: true }, h("h3", { class: "mk-heading" }, words("end")), rows);
  let board: MayhemBoard | undefined;
  const changed = whenChanged(() => {
    if (!board?.end) return;
    const { sets, end } = board;
    fill(rows, ...end.ranking.flatMap((place, at) => place.map((seat) =>
      h("li", { class: "mt-rank", "data-won": at === 0 }, h("b", {}, room.seats[seat]?.name ?? ""),
        h("span", { class: "mt-counts" }, ...(sets[seat] ?? []).map((made) => h("span", { class: "mt-stack" }, ...made.map((code) => h("span", {}, cardPicture({ cards: room.names }, code, { size: 40 })))))),
        h("b", {}, words("sets", { count: sets[seat]?.length ?? 0, goal: board?.goal ?? 3 }))))));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      assign(node, { hidden: !board.end });
      changed(JSON.stringify(board.end));
    },
  };
}
