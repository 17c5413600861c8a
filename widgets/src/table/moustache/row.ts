// The row of rule cards, those face down among them, the trophies of the rounds to come above; round, trick and lead.
import { button, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { rowPicture } from "../../ui/pictures";
import { cardSvg, signSvg } from "../../ui/art";
import type { TablePart, TableStage } from "../part";
import { boardOf, type MoustacheBoard, type Rule } from "./board";

export function row(stage: TableStage): TablePart {
  const { words } = stage;
  const list = h("ol", { class: "mt-rules", "aria-label": words("row") });
  const round = h("p", { class: "mk-chip" });
  const lead = h("p", { class: "mk-chip mt-lead" });
  const order = h("ol", { class: "mt-order", "aria-label": words("order") });
  const strongest = h("span", { class: "mk-note" });
  const facts = h("div", { class: "mt-facts" }, round, lead, h("div", { class: "mt-order" }, order, strongest));
  const told = h("div", { class: "mk-panel mt-rule-text", hidden: true });
  const node = h("div", { class: "mt-top" }, list, told, facts);
  let board: MoustacheBoard | undefined;
  const tell = (rule: Rule, pressed: HTMLElement) => {
    const open = pressed.getAttribute("aria-expanded") === "true";
    for (const other of list.querySelectorAll("[aria-expanded]")) other.setAttribute("aria-expanded", "false");
    pressed.setAttribute("aria-expanded", String(!open));
    told.hidden = open;
    fill(told, h("b", {}, rule.title), ...rule.text.split("\n\n").map((text) => h("p", {}, text)));
  };
  const rowChanged = whenChanged(() => {
    told.hidden = true;
    if (board) fill(list, ...places(stage, board, tell));
  });
  const leadChanged = whenChanged(() => {
    const colour = board?.lead ?? null;
    lead.style.background = colour ? `var(--mk-${colour[0]}-bg)` : "";
    fill(lead, ...(colour ? [signSvg(`pip-${colour[0]}`, undefined, 16), words("lead", { colour: words(`colour.${colour}`) })] : [words("lead.none")]));
  });
  const orderChanged = whenChanged(() => {
    const colours = board?.order ?? [];
    fill(order, ...colours.map((colour) => h("li", {}, signSvg(`pip-${colour[0]}`, words(`colour.${colour}`), 16))));
    write(strongest, words("strongest", { colour: words(`colour.${colours.at(-1)}`) }));
  });
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

/** The places of the row. A rule card tells its text when it is pressed. */
function places({ words }: TableStage, board: MoustacheBoard, tell: (rule: Rule, pressed: HTMLElement) => void): HTMLElement[] {
  const total = Math.max(board.row.length + board.hidden, board.rounds);
  return Array.from({ length: total }, (_, place) => {
    const rule = board.row[place];
    const drawn = place < board.results.length;
    const trophy = h("span", { class: "mt-token" }, place < board.rounds && !drawn ? signSvg("trophy-back", undefined, 26, place + 1) : null);
    const isCard = place < board.row.length + board.hidden;
    const picture = rule
      ? rowPicture({ ...rule, clause: null }, { size: 64, place: place + 1 })
      : isCard ? cardSvg("rule-back", words("row.hidden", { place: place + 1 }), { size: 64, place: place + 1 }) : null;
    const turned = board.round + place - board.row.length + 1; // the round that turns this card up
    const later = isCard && turned <= board.rounds ? words("row.later", { round: turned }) : "";
    const fresh = rule !== undefined && place === board.row.length - 1;
    const inside = [h("span", { class: "mt-rule-picture" }, trophy, picture),
      h("span", { class: "mt-rule-title" }, rule ? h("b", {}, rule.title) : h("span", { class: "mk-note" }, later))];
    if (!rule) return h("li", { class: "mt-rule" }, ...inside);
    const open = button({ class: "mt-rule", "aria-expanded": "false", "data-new": fresh }, () => tell(rule, open), ...inside);
    return h("li", {}, open);
  });
}
