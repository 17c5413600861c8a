// The middle: before a flip the chant, then all cards in one frame, as buttons. Touches are stamped where the clock runs.
import { cardName, cardPicture, icon } from "../../ui/card-picture";
import { assign, button, fill, h, write } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import { rove } from "../../core/keys";
import type { Json, SeatLabel } from "../contract";
import type { TablePart, TableStage } from "../part";
import { stopwatchOf } from "../stopwatch";
import type { View } from "../store";
import { boardOf, type MayhemBoard } from "./board";
import { keyName, keyOf, MOST_ROWS } from "./keys";

const SIZE = 120; // pixels
const BEAT = 420; // milliseconds a word of the chant

export function middle(stage: TableStage): TablePart {
  const { store, words, room, signal } = stage;
  const watch = stopwatchOf(store, signal);
  const names = { cards: room.names };
  const people = room.seats.filter(({ here }) => here).slice(0, MOST_ROWS);
  const chant = h("p", { class: "mt-chant", "aria-hidden": "true" });
  const cards = h("ul", { class: "mt-middle-cards", "aria-label": words("middle") });
  const pads = h("div", { class: "mt-pads", hidden: people.length < 2 }, ...people.map((person, at) => pad(person, at)));
  const flip = button({ class: "mk-next mt-flip", "data-do": "flip" }, () => void turnOver(), icon("deal"), words("flip"));
  const piles = h("p", { class: "mk-note mt-piles" });
  const covered = h("div", { class: "mt-covered", hidden: true }, h("p", { class: "mk-say" }, words("paused")),
    button({ class: "mk-next", "data-do": "resume" }, () => watch.pause(false), words("resume")));
  const pause = button({ class: "mk-plain mt-pause", "data-do": "pause" }, () => watch.pause(true), words("pause"));
  const node = h("div", { class: "mt-middle", role: "group", "aria-label": words("middle") }, chant, cards, covered, flip, pads, pause, piles);
  const settle = rove(cards, "button", signal);
  let view: View | undefined;
  let board: MayhemBoard | undefined;
  let chanting = false;
  let listening = false;

  const drawn = whenChanged(() => {
    if (!board) return;
    const backs = room.seats.map(() => h("li", {}, h("span", { class: "mt-lies" }, plain("back-antlers"))));
    fill(cards, ...(board.middle.length > 0 ? board.middle.map((code, place) => h("li", {}, lying(code, place))) : backs));
    settle();
  });

  function plain(code: string): SVGElement {
    const svg = cardPicture(names, code, { size: SIZE });
    svg.setAttribute("aria-hidden", "true");
    svg.removeAttribute("role");
    return svg;
  }

  function lying(code: string, place: number): HTMLElement {
    const made = button({ class: "mt-lies", "data-card": code, "data-place": place }, () => undefined, plain(code), h("span", { class: "mt-taker" }),
      people.length === 1 ? h("span", { class: "mt-key", "data-key": keyName(0, place) }) : null);
    made.addEventListener("pointerdown", (event) => tap(place, event));
    made.addEventListener("click", (event) => event.detail === 0 && tap(place, event)); // by keyboard or screen reader
    return made;
  }

  /** A row of buttons for a person: the own edge of a touch screen, and the names of the own keys. */
  function pad({ seat, name }: SeatLabel, at: number): HTMLElement {
    const keys = room.seats.map((_, place) => {
      const made = button({ class: "mt-pad-key", tabindex: -1, "aria-label": words("pad", { seat: name, number: place + 1 }) }, () => undefined, keyName(at, place));
      made.addEventListener("pointerdown", (event) => touch(seat, place, event));
      return made;
    });
    return h("div", { class: "mt-pad", role: "group", "aria-label": name, "data-at": at }, h("b", {}, name), h("span", { class: "mt-pad-keys" }, ...keys));
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
    if (!clock.runs) return void store.ask({ kind: "act", seat, action: action(clock.at) });
    if (!watch.stamp(seat, event, action)) stage.refuse(words("tap.paused"));
  }

  async function turnOver(): Promise<void> {
    if (chanting || !view?.acting) return;
    chanting = true;
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

  return {
    node,
    update(next) {
      view = next;
      board = boardOf(next.board);
      listen();
      drawn(JSON.stringify(board.middle));
      watch.follow(next);
      const { dispute, takers } = board;
      [...cards.querySelectorAll("button")].forEach((made, place) => {
        const code = board?.middle[place] ?? "";
        const taker = takers[place];
        const name = taker === null || taker === undefined ? "" : (room.seats[taker]?.name ?? "");
        const contested = dispute?.place === place;
        write(made.querySelector(".mt-taker") as Element, contested ? words("contested") : name);
        const about = [cardName(names, code), name ? words("taken", { seat: name }) : "", contested ? words("contested") : ""];
        assign(made, { "data-taken": Boolean(name), "data-contested": contested, "aria-label": about.filter(Boolean).join(", ") });
      });
      const ready = board.middle.length === 0 && !board.end;
      const free = ready && next.acting && next.live;
      assign(flip, { hidden: !free });
      assign(chant, { hidden: !ready });
      assign(cards, { hidden: watch.paused || Boolean(board.end) });
      assign(covered, { hidden: !watch.paused });
      assign(pads, { hidden: people.length < 2 || !next.now.clock?.runs });
      assign(pause, { hidden: !next.now.clock?.runs || watch.paused || !next.live });
      assign(node, { "data-avalanche": board.middle.includes("avalanche"), "data-runs": watch.runs, hidden: Boolean(board.end) });
      write(piles, words("piles", { first: board.piles[0], second: board.piles[1], discard: board.discard }));
    },
  };
}
