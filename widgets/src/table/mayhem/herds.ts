// Herds, laid out by animal as the rulebook suggests, and finished sets face down.
import { cardPicture } from "../../ui/card-picture";
import { assign, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { SeatLabel } from "../contract";
import { paceName } from "../paces";
import type { TablePart, TableStage } from "../part";
import { boardOf, type MayhemBoard } from "./board";

const SIZE = 56; // pixels

export function herds(stage: TableStage, seats: readonly SeatLabel[]): TablePart {
  const parts = seats.map((label) => herd(stage, label));
  const node = h("ul", { class: "mt-herds", "aria-label": stage.words("herds"), hidden: seats.length === 0 }, ...parts.map((part) => part.node));
  return {
    node,
    update(view) {
      for (const part of parts) part.update(view);
    },
  };
}

function herd({ words, room }: TableStage, { seat, name, who, here }: SeatLabel): TablePart {
  const names = { cards: room.names };
  const status = h("span", { class: "mk-status" });
  const sets = h("span", { class: "mt-sets" });
  const cards = h("span", { class: "mt-stacks" });
  const node = h("li", { class: "mt-herd", "data-seat": seat, "data-own": here },
    h("div", { class: "mt-herd-head" }, h("b", {}, name), who ? h("span", { class: "mk-note" }, who) : null, status, sets), cards);
  let board: MayhemBoard | undefined;
  const changed = whenChanged(() => {
    if (!board) return;
    const made = board.sets[seat] ?? [];
    const picture = (code: string, size: number) => {
      const svg = cardPicture(names, code, { size });
      svg.setAttribute("aria-hidden", "true");
      svg.removeAttribute("role");
      return svg;
    };
    const places = Array.from({ length: Math.max(board.goal, made.length) }, (_, at) =>
      h("span", { class: "mt-set", "data-made": at < made.length }, at < made.length ? picture("back-antlers", 28) : null));
    fill(sets, ...places, h("span", { class: "mk-note" }, words("sets", { count: made.length, goal: board.goal })));
    const stacks = byAnimal(board.herds[seat] ?? []).map((stack) =>
      h("span", { class: "mt-stack" }, ...stack.map((code) => h("span", {}, picture(code, SIZE)))));
    const spoken = (board.herds[seat] ?? []).map((code) => room.names[code] ?? code).join(", ");
    fill(cards, ...stacks, spoken ? h("span", { class: "mk-hidden" }, spoken) : h("span", { class: "mk-note" }, words("herd.empty")));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      changed(JSON.stringify([board.sets[seat], board.herds[seat]]));
      write(status, paceName(words, board.paces[seat]));
      assign(node, {
        "data-has": board.takers.includes(seat),
        "data-won": board.end?.ranking[0]?.includes(seat) ?? false,
        "data-lost": view.forward && view.frame?.who === seat && (view.frame.mark as { what?: string } | null)?.what === "lost",
        "data-gained": view.forward && view.frame?.who === seat && (view.frame.mark as { what?: string } | null)?.what === "set",
      });
    },
  };
}

/** Cards of one animal lie on one another, wild ones with them. */
function byAnimal(codes: readonly string[]): string[][] {
  const stacks = new Map<string, string[]>();
  for (const code of codes) {
    const animal = code.split(".")[0] ?? code;
    stacks.set(animal, [...(stacks.get(animal) ?? []), code]);
  }
  return [...stacks.values()];
}
