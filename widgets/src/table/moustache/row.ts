// The row of rule cards, those face down among them, the trophies of the rounds to come above; round, trick and lead.
import { signSvg } from "../../ui/art";
import { assign, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { rowPicture } from "../../ui/pictures";
import { cardSvg } from "../../ui/art";
import type { TablePart, TableStage } from "../part";
import { boardOf, type MoustacheBoard } from "./board";

export function row(stage: TableStage): TablePart {
  const { words } = stage;
  const list = h("ol", { class: "mt-rules", "aria-label": words("row") });
  const round = h("p", { class: "mk-chip" });
  const lead = h("p", { class: "mk-chip mt-lead" });
  const order = h("ol", { class: "mt-order", "aria-label": words("order") });
  const facts = h("div", { class: "mt-facts" }, round, lead, order);
  const node = h("div", { class: "mt-top" }, list, facts);
  let board: MoustacheBoard | undefined;
  const rowChanged = whenChanged(() => board && fill(list, ...places(stage, board)));
  const leadChanged = whenChanged(() => {
    const colour = board?.lead ?? null;
    assign(lead, { "data-colour": colour?.[0] ?? null });
    fill(lead, ...(colour ? [signSvg(`pip-${colour[0]}`, undefined, 16), words("lead", { colour: words(`colour.${colour}`) })] : [words("lead.none")]));
  });
  const orderChanged = whenChanged(() => fill(order, ...(board?.order ?? []).map((colour) =>
    h("li", {}, signSvg(`pip-${colour[0]}`, { title: words(`colour.${colour}`), description: "" }, 16)))));
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      write(round, words("round", { round: board.round, rounds: board.rounds, trick: board.trick, tricks: board.tricks }));
      rowChanged(`${board.row.map(({ id }) => id).join()} ${board.hidden} ${board.results.length}`);
      leadChanged(String(board.lead));
      orderChanged(board.order.join());
    },
  };
}

function places({ words }: TableStage, board: MoustacheBoard): HTMLElement[] {
  const total = Math.max(board.row.length + board.hidden, board.rounds);
  return Array.from({ length: total }, (_, place) => {
    const rule = board.row[place];
    const drawn = place < board.results.length;
    const trophy = place < board.rounds && !drawn ? h("span", { class: "mt-token" }, signSvg("trophy-back", undefined, 26, place + 1)) : null;
    const isCard = place < board.row.length + board.hidden;
    const picture = rule
      ? rowPicture({ ...rule, clause: null }, { size: 64, place: place + 1 })
      : isCard ? cardSvg("rule-back", { title: words("row.hidden", { place: place + 1 }), description: "" }, { size: 64, place: place + 1 }) : null;
    const title = rule ? h("b", {}, rule.title) : h("span", { class: "mk-note" }, isCard ? words("row.later", { round: place + 1 }) : "");
    const fresh = rule !== undefined && place === board.row.length - 1;
    return h("li", { class: "mt-rule", title: rule?.text, "data-new": fresh }, h("span", { class: "mt-rule-picture" }, trophy, picture), h("span", { class: "mt-rule-title" }, title));
  });
}
