// The end of a round: the stars of both teams, counted card by card; the end of the game: everybody's trophies.
import { signSvg } from "../../ui/art";
import { cardPicture, icon } from "../../ui/card-picture";
import { assign, fill, h, show } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { TablePart, TableStage } from "../part";
import { boardOf, type Count, type MoustacheBoard } from "./board";

const TEAMS = ["pink", "blue"];

export function count(stage: TableStage): TablePart {
  const { words } = stage;
  const node = h("div", { class: "mk-panel mt-count", role: "group", "aria-label": words("count"), hidden: true });
  let board: MoustacheBoard | undefined;
  const changed = whenChanged(() => {
    if (board?.count) fill(node, ...teams(stage, board.count), ...board.count.steps.map((step) => h("p", { class: "mt-count-step" }, icon("tick"), step)));
    else if (board?.end) fill(node, ...ranking(stage, board));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      show(node, board.count !== null || board.end !== null);
      assign(node, { "data-fresh": view.forward });
      changed(JSON.stringify([board.count, board.end, board.trophies]));
    },
  };
}

function teams({ words, room }: TableStage, { cards, stars, winner }: Count): HTMLElement[] {
  let order = 0;
  return TEAMS.map((team, side) => {
    const won = cards[side] ?? [];
    const printed = won.reduce((sum, { stars: on }) => sum + on, 0);
    const items = won.map(({ card, stars: on }) => {
      const item = h("li", { class: "mt-star-card" }, cardPicture({ cards: room.names }, card, { size: 40 }), h("span", { "aria-hidden": "true" }, `+${on}`));
      item.style.setProperty("--mt-order", String(order++));
      return item;
    });
    const total = h("p", { class: "mt-total" }, h("b", {}, String(stars[side] ?? 0)), signSvg("star", undefined, 20),
      printed === stars[side] ? null : h("span", { class: "mk-note" }, words("count.printed", { stars: printed })));
    return h("div", { class: "mt-count-team", "data-won": team === winner },
      h("p", { class: "mt-count-name" }, signSvg(`team-${team}`, undefined, 28), h("b", {}, words(`team.${team}`)), team === winner ? h("span", { class: "mk-chip mt-won" }, words("count.wins")) : null),
      h("ul", { class: "mt-count-cards" }, ...items), total);
  });
}

function ranking({ words, room }: TableStage, board: MoustacheBoard): HTMLElement[] {
  const end = board.end;
  if (!end) return [];
  const places = end.ranking.flatMap((seats, place) => seats.map((seat) => ({ seat, place })));
  const rows = places.map(({ seat, place }) =>
    h("li", { class: "mt-rank", "data-won": place === 0 }, h("b", {}, String(place + 1)), h("span", {}, room.seats[seat]?.name ?? ""),
      h("span", { class: "mt-counts" }, ...(board.trophies[seat] ?? []).map(({ value }) => signSvg("trophy", words("cup", { value: value ?? 0 }), 34, value ?? 0))),
      h("b", {}, words("points", { points: end.points[seat] ?? 0 }))));
  return [h("h3", { class: "mk-heading" }, words("end")), h("ol", { class: "mt-ranking" }, ...rows)];
}
