// The middle: before a flip the chant, then all cards in one frame, as buttons; the clock starts when they are seen.
import { assign, button, h, write } from "../../ui/dom";
import type { TablePart, TableStage } from "../part";
import { stopwatchOf } from "../stopwatch";
import type { View } from "../store";
import { boardOf, type MayhemBoard } from "./board";
import { flippingOf } from "./flipping";
import { heedKeys, MOST_ROWS } from "./keys";
import { lyingOf } from "./lying";
import { padsOf } from "./pads";
import { touchesOf } from "./touches";

export function middle(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const watch = stopwatchOf(store, signal);
  const people = room.seats.filter(({ here }) => here).slice(0, MOST_ROWS);
  let view: View | undefined;
  let board: MayhemBoard | undefined;
  let listening = false;
  const again = () => view && update(view);

  const touches = touchesOf(stage, watch, people, () => board && cards.show(board));
  const cards = lyingOf(stage, people.length === 1, touches, again);
  const pads = padsOf(stage, people, touches.touch, again);
  const { chant, flip, update: showFlip } = flippingOf(stage, people.length, () => {
    node.closest<HTMLElement>(".mk-table")?.focus({ preventScroll: true }); // now: where what has the focus hides, all is laid out at once
    if (pads.around) node.scrollIntoView({ block: "nearest" });
  });
  const piles = h("p", { class: "mk-note mt-piles" });
  const covered = h("div", { class: "mt-covered", hidden: true }, h("p", { class: "mk-say" }, words("paused")),
    button({ class: "mk-next", "data-do": "resume" }, () => watch.pause(false), words("resume")));
  const pause = button({ class: "mk-plain mt-pause", "data-do": "pause" }, () => watch.pause(true), words("pause"));
  const node = h("div", { class: "mt-middle", role: "group", "aria-label": words("middle") }, chant, cards.node, covered, flip, pads.node, pause, people.length > 1 ? pads.choice : null, piles);

  /** Once the table is there, its keys are. */
  function listen(): void {
    const root = node.closest<HTMLElement>(".mk-table");
    if (listening || !root) return;
    listening = true;
    heedKeys(root, people.length, signal, (event, key) => {
      const person = key && people[key.person];
      if (event.key.toLowerCase() === "p" && watch.runs) watch.pause(true);
      else if (person && board && key.place < board.middle.length) touches.touch(person.seat, key.place, event);
      else return false;
      return true;
    });
  }

  function update(next: View): void {
    view = next;
    board = boardOf(next.board);
    listen();
    touches.follow(next, board);
    cards.lay(board, next.looking);
    if (!cards.veiled) watch.follow(next);
    cards.show(board);
    showFlip(next, board);
    showAround(next, board);
  }

  /** What stands around the cards. */
  function showAround({ now, live }: View, { middle, piles: [first, second], discard, end }: MayhemBoard): void {
    const runs = now.clock?.runs === true;
    const several = people.length > 1;
    assign(cards.node, { "data-veiled": cards.veiled, hidden: watch.paused || Boolean(end) });
    assign(covered, { hidden: !watch.paused });
    pads.update(middle, several && runs);
    assign(pause, { hidden: !runs || watch.paused || !live });
    assign(node, { "data-avalanche": middle.includes("avalanche"), "data-runs": watch.runs, "data-around": several && pads.around, hidden: Boolean(end) });
    write(piles, words("piles", { first, second, discard }));
  }

  return { node, update };
}
