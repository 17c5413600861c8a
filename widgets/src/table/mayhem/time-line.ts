// The last flip on a time line: everybody's times, ties side by side, and why each grab counted. It comes one frame after
// the cards have gone, as both at once would hold the page up.
import { button, fill, h, assign } from "../../ui/dom";
import { icon } from "../../ui/card-picture";
import { whenChanged } from "../../ui/part";
import type { TableFrame } from "../contract";
import type { TablePart, TableStage } from "../part";
import type { View } from "../store";
import { boardOf, lastFlip, type Mark, markOf } from "./board";

export function timeLine(stage: TableStage): TablePart {
  const { words, store, room, signal } = stage;
  const list = h("ol", { class: "mt-times" });
  const replay = button({ class: "mk-plain", "data-do": "replay" }, () => {
    list.removeAttribute("data-replay");
    void list.offsetWidth; // begins the motion anew
    list.setAttribute("data-replay", "");
  }, icon("play"), words("replay"));
  const node = h("section", { class: "mk-panel mt-time-line", "aria-label": words("times"), hidden: true },
    h("div", { class: "mt-time-head" }, h("h3", { class: "mk-heading" }, words("times")), replay), list);
  let view: View | undefined;
  let shows = false;
  let frame = 0;
  const changed = whenChanged(() => {
    cancelAnimationFrame(frame);
    if (shows) frame = requestAnimationFrame(() => setTimeout(() => shows && !signal.aborted && draw()));
    else fill(list); // a flip runs: the last one is not told again
  });

  function draw(): void {
    const story = view && lastFlip(store.scenes, view.at);
    const told = story?.frames.filter((frame) => markOf(frame) && markOf(frame)?.what !== "flip") ?? [];
    const longest = Math.max(1, ...told.flatMap((frame) => timesOf(markOf(frame))));
    list.removeAttribute("data-replay");
    fill(list, ...told.map((frame) => row(frame, story?.middle ?? [], longest)));
    show();
  }

  const show = () => assign(node, { hidden: !shows || list.childElementCount === 0 });

  function row(frame: TableFrame, middle: readonly string[], longest: number): HTMLElement {
    const mark = markOf(frame) as Mark;
    const times = timesOf(mark);
    const dots = times.map((at) => h("span", { class: "mt-dot", style: `left:${(100 * at) / longest}%;--at:${at}ms` }));
    const seats = mark.seats ?? (mark.seat === undefined ? [] : [mark.seat]);
    const who = seats.map((seat) => room.seats[seat]?.name ?? "").join(", ");
    const card = mark.place === null || mark.place === undefined ? "" : (room.names[middle[mark.place] ?? ""] ?? "");
    const when = mark.raw !== null && mark.raw !== undefined && mark.raw !== mark.at ? words("counts", { raw: mark.raw, time: mark.at ?? 0 })
      : times.length > 0 ? times.map((at) => words("ms", { time: at })).join(", ") : "";
    const why = frame.why.length > 0 ? h("details", { class: "mk-more" }, h("summary", {}, words("why")), h("ul", {}, ...frame.why.map(({ text }) => h("li", {}, text)))) : null;
    return h("li", { class: "mt-time", "data-what": mark.what, style: `--at:${times[0] ?? longest}ms` },
      h("b", {}, who), h("span", { class: "mt-axis", "aria-hidden": "true", hidden: times.length === 0 }, ...dots),
      h("span", { class: "mt-when" }, when), h("span", { class: "mt-what" }, frame.line), card ? h("span", { class: "mk-hidden" }, card) : null, why);
  }

  return {
    node,
    update(next) {
      view = next;
      const board = boardOf(next.board);
      const quiet = next.looking || next.now.clock?.runs !== true;
      shows = quiet && (board.middle.length === 0 || next.looking || Boolean(board.end));
      changed(shows ? `${next.at} ${next.last} ${next.now.state}` : "");
      show();
    },
  };
}

function timesOf(mark: Mark | null): number[] {
  if (!mark) return [];
  if (mark.times?.length) return [...mark.times];
  return mark.at === null || mark.at === undefined ? [] : [mark.at];
}
