// The end: who has most cards; and the favourite of the little characters, which counts for nothing.
import { cardName, cardPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { TablePart, TableStage } from "../part";
import { boardOf, type BoucBoard } from "./board";

export function end({ words, room, signal }: TableStage): TablePart {
  const names = { cards: room.names };
  const rows = h("ol", { class: "mt-ranking" });
  const chosen = h("p", { class: "mk-say", role: "status" });
  const faces = Object.keys(room.names).map((code) => button({ class: "mt-favourite", "data-card": code, "aria-pressed": "false", "aria-label": cardName(names, code) }, () => {
    for (const one of faces) one.setAttribute("aria-pressed", String(one.dataset["card"] === code));
    write(chosen, words("favourite.is", { face: cardName(names, code) }));
  }, cardPicture(names, code, { size: 64 })));
  const gallery = h("div", { class: "mt-faces", role: "group", "aria-label": words("favourite") }, ...faces);
  rove(gallery, "button", signal);
  const node = h("div", { class: "mk-panel mt-count", role: "group", "aria-label": words("end"), hidden: true },
    h("h3", { class: "mk-heading" }, words("end")), rows, h("h3", { class: "mk-heading" }, words("favourite")), gallery, chosen);
  let board: BoucBoard | undefined;
  const changed = whenChanged(() => fill(rows, ...(board?.end?.ranking ?? []).flatMap((place, at) => place.map((seat) =>
    h("li", { class: "mt-rank", "data-won": at === 0 }, h("b", {}, room.seats[seat]?.name ?? ""), h("span", {}, words("cards", { count: board?.end?.points[seat] ?? 0 })))))));
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      assign(node, { hidden: !board.end });
      changed(JSON.stringify(board.end));
    },
  };
}
