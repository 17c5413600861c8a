// A place to touch for each person at this screen: a row of keys at one keyboard, or an edge each of one touch screen,
// turned to whoever sits there. Every key shows its card, so that nobody has to count.
import { cardPicture } from "../../ui/card-picture";
import { assign, button, fill, h } from "../../ui/dom";
import { whenChanged } from "../../ui/part";
import type { SeatLabel } from "../contract";
import type { TableStage } from "../part";
import { keyName } from "./keys";

/** Who sits at which edge of a screen that lies on the table, the first person below. */
const EDGES: readonly (readonly string[])[] = [[], ["bottom"], ["bottom", "top"], ["bottom", "left", "right"], ["bottom", "top", "left", "right"]];
const SIZE = 44; // pixels

export interface Pads {
  readonly node: HTMLElement;
  /** whether people sit around the screen */
  readonly around: boolean;
  readonly choice: HTMLElement;
  update(middle: readonly string[], shown: boolean): void;
}

export function padsOf({ words, room, signal }: TableStage, people: readonly SeatLabel[], touch: (seat: number, place: number, event: Event) => void, changed: () => void): Pads {
  const keys = people.map(() => [] as HTMLElement[]);
  const node = h("div", { class: "mt-pads" }, ...people.map((person, at) => pad(person, at)));
  const toggle = h("input", { type: "checkbox", checked: globalThis.matchMedia?.("(pointer: coarse)").matches ?? false });
  toggle.addEventListener("change", changed, { signal });
  const choice = h("label", { class: "mt-filter" }, toggle, words("around"));
  let cards: readonly string[] = [];

  function pad({ seat, name }: SeatLabel, at: number): HTMLElement {
    for (const place of room.seats.keys()) {
      const made = button({ class: "mt-pad-key", tabindex: -1, "aria-label": words("pad", { seat: name, number: place + 1 }) }, () => undefined, h("span", { class: "mt-pad-card", "aria-hidden": "true" }), h("span", { class: "mt-pad-name" }, keyName(at, place)));
      made.addEventListener("pointerdown", (event) => touch(seat, place, event));
      keys[at]?.push(made);
    }
    const edge = EDGES[people.length]?.[at];
    return h("div", { class: "mt-pad", role: "group", "aria-label": name, "data-seat": seat, "data-edge": edge }, h("b", {}, name), h("span", { class: "mt-pad-keys" }, ...(keys[at] ?? [])));
  }

  const drawn = whenChanged(() => {
    for (const [place, code] of cards.entries()) {
      for (const own of keys) fill(own[place]?.firstElementChild as Element, cardPicture({ cards: room.names }, code, { size: SIZE }));
    }
  });

  return {
    node,
    choice,
    get around() {
      return toggle.checked;
    },
    update(middle, shown) {
      cards = middle;
      drawn(middle.join());
      assign(node, { hidden: !shown });
      for (const own of keys) own.forEach((made, place) => assign(made, { hidden: place >= middle.length }));
      keys.forEach((own, at) => own.forEach((made, place) => made.lastElementChild && (made.lastElementChild.textContent = keyName(at, place))));
    },
  };
}
