// What everybody has won: how many cards, and the face on top.
import { cardPicture } from "../../ui/card-picture";
import { assign, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { SeatLabel } from "../contract";
import { paceName } from "../paces";
import type { TablePart, TableStage } from "../part";
import { boardOf } from "./board";

const SIZE = 64; // pixels

export function piles(stage: TableStage): TablePart {
  const parts = stage.room.seats.map((label) => pile(stage, label));
  return {
    node: h("ul", { class: "mt-won", "aria-label": stage.words("won") }, ...parts.map(({ node }) => node)),
    update(view) {
      for (const part of parts) part.update(view);
    },
  };
}

function pile({ words, room }: TableStage, { seat, name, who, here }: SeatLabel): TablePart {
  const top = h("span", { class: "mt-top" });
  const count = h("span", { class: "mk-note" });
  const status = h("span", { class: "mk-status" });
  const node = h("li", { class: "mt-pile", "data-own": here }, top, h("span", { class: "mt-whose" }, h("b", {}, name), h("span", { class: "mk-note" }, who), count, status));
  let code: string | null | undefined;
  const drawn = whenChanged(() => fill(top, code ? cardPicture({ cards: room.names }, code, { size: SIZE }) : h("span", { class: "mt-empty" })));
  return {
    node,
    update(view) {
      const board = boardOf(view.board);
      const own = board.piles[seat];
      code = own?.top;
      drawn(String(code));
      write(count, words("cards", { count: own?.count ?? 0 }));
      const about = board.out.includes(seat) ? "out" : board.passed.includes(seat) ? "passed" : board.turn === seat ? "turn" : "";
      write(status, [about ? words(`is.${about}`) : "", paceName(words, board.paces[seat])].filter(Boolean).join(", "));
      assign(node, { "aria-current": board.turn === seat ? "true" : null, "data-won": board.end?.ranking[0]?.includes(seat) ?? false });
    },
  };
}
