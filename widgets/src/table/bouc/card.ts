// The card on the table, drawn large, and what is said about it. A name is shown for its moment only, and goes when the
// next card is turned up.
import { cardPicture } from "../../ui/card-picture";
import { assign, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { Said } from "../contract";
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { boardOf, type BoucBoard } from "./board";

const SIZE = 240; // pixels
const MOMENT = 9000; // milliseconds that a name stays at most while a clock runs

export function card(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const face = h("div", { class: "mt-face" });
  const count = h("p", { class: "mk-note" });
  const bubble = h("div", { class: "mt-bubble", role: "status", hidden: true });
  const told = h("ul", { class: "mt-last", "aria-label": words("last") });
  const left = h("p", { class: "mk-note" });
  const node = h("div", { class: "mt-centre", role: "group", "aria-label": words("centre") }, left, face, count, bubble, told);
  let board: BoucBoard | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = () => {
    clearTimeout(timer);
    fill(bubble);
    bubble.hidden = true;
  };
  signal.addEventListener("abort", silence);
  store.model.onMessage((content) => {
    const { kind, line } = content as Partial<Said>;
    if (kind !== "said" || !line) return;
    bubble.append(h("p", {}, line));
    bubble.hidden = false;
    clearTimeout(timer);
    if (board?.clocked) timer = setTimeout(silence, MOMENT);
  });
  const asked = whenChanged(silence);
  const drawn = whenChanged(() => {
    const top = board?.centre.at(-1);
    fill(face, top ? cardPicture({ cards: room.names }, top, { size: SIZE }) : h("span", {}, board?.left ? cardPicture({ cards: { "back-goat": words("deck") } }, "back-goat", { size: SIZE }) : null));
  });
  return {
    node,
    update(view) {
      board = boardOf(view.board);
      drawn(`${board.centre.at(-1)} ${board.left === 0}`);
      asked(board.phase === "recall" ? `${board.left}` : "");
      assign(node, { hidden: Boolean(board.end) });
      write(left, words("draw-pile", { count: board.left }));
      write(count, board.centre.length > 0 ? words("open", { count: board.centre.length }) : "");
      fill(told, ...lastCard(view).map((line) => h("li", {}, line)));
    },
  };

  /** What happened with the last card, beside what the caption says. */
  function lastCard({ at }: View): string[] {
    const lines: string[] = [];
    for (let place = at - 1; place >= 0 && store.scenes[place]?.frame.kind !== "draw"; place--) {
      const { line, mark } = store.scenes[place]!.frame;
      const time = (mark as { at?: number | null } | null)?.at;
      lines.unshift(time === null || time === undefined ? line : `${line} ${words("after", { time })}`);
    }
    return store.scenes[at]?.frame.kind === "draw" ? [] : lines;
  }
}
