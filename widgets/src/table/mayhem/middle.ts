// The middle: before a flip the chant, then all cards in one frame, as buttons. They are laid out in the frame before, unseen,
// as doing both at once would hold the page up; the clock starts when they are seen. A touch is drawn at once, and stamped
// where the clock runs; whose card it is, Python says.
import { cardName, icon, silentPicture } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { Json } from "../contract";
import type { TablePart, TableStage } from "../part";
import { stopwatchOf } from "../stopwatch";
import type { View } from "../store";
import { boardOf, markOf, type MayhemBoard } from "./board";
import { keyName, keyOf, MOST_ROWS } from "./keys";
import { padsOf } from "./pads";

const SIZE = 120; // pixels
const BEAT = 420; // milliseconds a word of the chant

export function middle(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const watch = stopwatchOf(store, signal);
  const names = { cards: room.names };
  const people = room.seats.filter(({ here }) => here).slice(0, MOST_ROWS);
  const chant = h("p", { class: "mt-chant", "aria-hidden": "true" });
  const cards = h("ul", { class: "mt-middle-cards", "aria-label": words("middle") });
  const pads = padsOf(stage, people, touch, () => view && update(view));
  const flip = button({ class: "mk-next mt-flip", "data-do": "flip" }, () => void turnOver(), icon("deal"), words("flip"));
  const piles = h("p", { class: "mk-note mt-piles" });
  const covered = h("div", { class: "mt-covered", hidden: true }, h("p", { class: "mk-say" }, words("paused")),
    button({ class: "mk-next", "data-do": "resume" }, () => watch.pause(false), words("resume")));
  const pause = button({ class: "mk-plain mt-pause", "data-do": "pause" }, () => watch.pause(true), words("pause"));
  const node = h("div", { class: "mt-middle", role: "group", "aria-label": words("middle") }, chant, cards, covered, flip, pads.node, pause, people.length > 1 ? pads.choice : null, piles);
  const settle = rove(cards, "button", signal);
  let view: View | undefined;
  let board: MayhemBoard | undefined;
  let chanting = false;
  /** by seat, the place that was touched last and that Python has not judged */
  const touched = new Map<number, number>();
  let listening = false;
  /** the frame until which cards that have come are not seen; 0 when they are */
  let veiled = 0;

  const drawn = whenChanged(() => {
    if (!board) return;
    const backs = room.seats.map(() => h("li", {}, h("span", { class: "mt-lies" }, plain("back-antlers"))));
    fill(cards, ...(board.middle.length > 0 ? board.middle.map((code, place) => h("li", {}, lying(code, place))) : backs));
    touched.clear();
    settle();
    cancelAnimationFrame(veiled);
    veiled = board.middle.length > 0 && !view?.looking ? requestAnimationFrame(() => (veiled = requestAnimationFrame(unveil))) : 0;
  });

  function unveil(): void {
    veiled = 0;
    if (view && !signal.aborted) update(view);
  }

  const plain = (code: string) => silentPicture(names, code, { size: SIZE });

  function lying(code: string, place: number): HTMLElement {
    const made = button({ class: "mt-lies", "data-card": code, "data-place": place }, () => undefined, plain(code), h("span", { class: "mt-taker" }),
      people.length === 1 ? h("span", { class: "mt-key", "data-key": keyName(0, place) }) : null);
    made.addEventListener("pointerdown", (event) => tap(place, event));
    made.addEventListener("click", (event) => event.detail === 0 && tap(place, event)); // by keyboard or screen reader
    return made;
  }

  /** A card is tapped: with one person here it is clear by whom. */
  function tap(place: number, event: Event): void {
    const asked = store.now.clock?.seats ?? [];
    const seat = people.length === 1 ? people[0]?.seat : store.now.clock?.runs ? undefined : asked[0];
    if (seat !== undefined) touch(seat, place, event);
    else if (view?.live) stage.refuse(words(view.now.clock ? "tap.whose" : "tap.wait"));
  }

  function touch(seat: number, place: number, event: Event): void {
    if (!view || view.looking) return;
    if (!view.live && !watch.runs) return store.toEnd();
    const clock = view.now.clock;
    if (!clock) return stage.refuse(words(view.now.over ? "tap.over" : "tap.wait"));
    const action = (at: number): Json => ({ touch: place, at });
    const asked = clock.runs ? watch.stamp(seat, event, action, board?.same) : store.ask({ kind: "act", seat, action: action(clock.at) });
    if (!asked) return stage.refuse(words("tap.paused"));
    touched.set(seat, place);
    show();
    void asked.then((answer) => {
      if (answer?.kind === "answer" || touched.get(seat) !== place) return;
      touched.delete(seat);
      show();
    });
  }

  async function turnOver(): Promise<void> {
    if (chanting || !view?.acting) return;
    chanting = true;
    node.closest<HTMLElement>(".mk-table")?.focus({ preventScroll: true }); // now: where what has the focus hides, all is laid out at once
    if (pads.around) node.scrollIntoView({ block: "nearest" });
    for (const word of board?.paces.some((pace) => pace !== null) ? ["moose", "match", "mayhem"] : []) {
      write(chant, words(`chant.${word}`));
      await new Promise((resolve) => setTimeout(resolve, BEAT));
    }
    write(chant, "");
    chanting = false;
    for (const _ of people) {
      if (store.now.clock === null && store.now.asked !== null) await store.act({ do: "flip" });
    }
  }

  function listen(): void {
    const root = node.closest<HTMLElement>(".mk-table");
    if (listening || !root) return;
    listening = true;
    root.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.matches("input:not([type=radio], [type=checkbox], [type=range]), select, textarea")) return;
      const key = keyOf(event.code, people.length);
      const person = key && people[key.person];
      if (event.key.toLowerCase() === "p" && watch.runs) watch.pause(true);
      else if (person && board && key.place < board.middle.length) touch(person.seat, key.place, event);
      else return;
      event.preventDefault();
      event.stopPropagation();
    }, { signal });
  }

  /** What is said on every card: who has it, that several hands lie on it, or who has just touched it. */
  function show(): void {
    if (!board) return;
    const { dispute, takers } = board;
    const nameOf = (seat: number) => room.seats[seat]?.name ?? "";
    [...cards.querySelectorAll("button")].forEach((made, place) => {
      const taker = takers[place] ?? null;
      const contested = dispute?.place === place;
      const hands = taker === null && !contested ? [...touched].filter(([, at]) => at === place).map(([seat]) => nameOf(seat)) : [];
      const said = contested ? words("contested") : taker === null ? "" : words("taken", { seat: nameOf(taker) });
      const touching = hands.length > 0 ? words("touched", { seats: hands.join(", ") }) : "";
      write(made.querySelector(".mt-taker") as Element, contested ? said : taker === null ? hands.join(", ") : nameOf(taker));
      const about = [cardName(names, board?.middle[place] ?? ""), said, touching].filter(Boolean).join(", ");
      assign(made, { "data-taken": taker !== null, "data-contested": contested, "data-touched": hands.length > 0, "aria-label": about });
    });
  }

  function update(next: View): void {
    view = next;
    board = boardOf(next.board);
    listen();
    drawn(JSON.stringify(board.middle));
    if (!veiled) watch.follow(next);
    const mark = next.frame && markOf(next.frame);
    if (mark?.seat !== undefined) touched.delete(mark.seat);
    for (const seat of board.dispute?.seats ?? []) touched.delete(seat);
    for (const seat of board.takers) if (seat !== null) touched.delete(seat);
    show();
    const ready = board.middle.length === 0 && !board.end;
    const free = ready && next.acting && next.live;
    const runs = next.now.clock?.runs === true;
    assign(flip, { hidden: !free });
    assign(chant, { hidden: !ready });
    assign(cards, { "data-veiled": veiled > 0, hidden: watch.paused || Boolean(board.end) });
    assign(covered, { hidden: !watch.paused });
    pads.update(board.middle, people.length > 1 && runs);
    assign(pause, { hidden: !runs || watch.paused || !next.live });
    assign(node, { "data-avalanche": board.middle.includes("avalanche"), "data-runs": watch.runs, "data-around": people.length > 1 && pads.around, hidden: Boolean(board.end) });
    write(piles, words("piles", { first: board.piles[0], second: board.piles[1], discard: board.discard }));
  }

  return { node, update };
}
