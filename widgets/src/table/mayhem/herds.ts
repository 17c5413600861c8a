// Herds, laid out by animal as the rulebook suggests, and finished sets face down.
import { type Names, silentPicture } from "../../ui/card-picture";
import { assign, fill, h, write } from "../../ui/dom";
import { keyed, type Kept, numbered } from "../../ui/keyed";
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
  const told = h("span");
  const cards = h("span", { class: "mt-stacks" }, told);
  const node = h("li", { class: "mt-herd", "data-seat": seat, "data-own": here },
    h("div", { class: "mt-herd-head" }, h("b", {}, name), who ? h("span", { class: "mk-note" }, who) : null, status, sets), cards);
  let board: MayhemBoard | undefined;
  let animals: ReadonlyMap<string, readonly string[]> = new Map();
  const stacks = keyed(cards, (animal) => stackOf(names, () => animals.get(animal) ?? []));
  const finished = whenChanged(() => {
    if (!board) return;
    const made = board.sets[seat]?.length ?? 0;
    const places = Array.from({ length: Math.max(board.goal, made) }, (_, at) =>
      h("span", { class: "mt-set", "data-made": at < made }, at < made ? silentPicture(names, "back-antlers", { size: 28 }) : null));
    fill(sets, ...places, h("span", { class: "mk-note" }, words("sets", { count: made, goal: board.goal })));
  });
  const gathered = whenChanged(() => {
    const codes = board?.herds[seat] ?? [];
    animals = byAnimal(codes);
    stacks([...animals.keys()]);
    assign(told, { class: codes.length > 0 ? "mk-hidden" : "mk-note" });
    write(told, codes.map((code) => room.names[code] ?? code).join(", ") || words("herd.empty"));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      finished(String(board.sets[seat]?.length));
      gathered(String(board.herds[seat]?.join()));
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

/** Cards that lie on one another; those that stay keep their pictures. */
function stackOf(names: Names, codes: () => readonly string[]): Kept {
  const node = h("span", { class: "mt-stack" });
  const cards = keyed(node, (key) => ({ node: h("span", {}, silentPicture(names, key.split(" ")[0] ?? "", { size: SIZE })), update: () => undefined }));
  return { node, update: () => cards(numbered(codes())) };
}

/** Cards of one animal lie on one another, wild ones with them. */
function byAnimal(codes: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const stacks = new Map<string, string[]>();
  for (const code of codes) {
    const animal = code.split(".")[0] ?? code;
    stacks.set(animal, [...(stacks.get(animal) ?? []), code]);
  }
  return stacks;
}
