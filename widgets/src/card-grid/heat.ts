// A heat map of four colours by eleven values: a table, wide or turned on its side, with a button for each card.
import type { Words } from "../core/words";
import { assign, button, fill, h } from "../ui/dom";
import { later } from "../ui/later";
import { ifOther, whenChanged } from "../ui/part";
import { head, pip } from "../ui/pictures";
import type { GridScene } from "./contract";
import { moveIn } from "./moving";

const HEATS = 5;
const NOWHERE = -100; // hundredths of the width: a line that is not there lies outside

/** A chance to take a trick; `before` is what it is without rule cards, where that is to be compared. */
export interface Heat {
  readonly share: number;
  readonly before: number | undefined;
}

export interface HeatMap {
  readonly node: HTMLElement;
  /** by the places in the pack; an empty list while nothing is known */
  update(heats: readonly Heat[], order: readonly number[], at: number, narrow: boolean): void;
  /** Numbers that are not known, or no longer true, are put away with their cells, which stay until others come. */
  hide(): void;
}

export function heatMap(scene: GridScene, caption: string, words: Words, look: (at: number) => void, signal: AbortSignal): HeatMap {
  const values = scene.cards.length / scene.colours.length;
  let strongest: readonly number[] = []; // the colours by their line, the strongest first
  const cardAt = (line: number, value: number) => (strongest[line] ?? 0) * values + value;
  // A line keeps its cells when another colour moves there: only what they show is changed.
  const lines = scene.colours.map((_, line) => Array.from({ length: values }, (_, value) => cellOf(words, () => look(cardAt(line, value)))));
  const heads = scene.colours.map(() => headsOf(scene));
  const headOf = heads.map(({ node }) => node);
  const numbers = Array.from({ length: values }, (_, value) => String(value));
  const top = h("thead");
  const body = h("tbody");
  const table = h("div", { class: "mg-kept" }, h("table", { class: "mg-table" }, h("caption", { class: "mk-heading" }, caption), top, body));
  const waiting = h("p", { class: "mk-heading mg-waiting" }, caption, " ", words("waiting"));
  const node = h("div", { class: "mg-map" }, waiting, table);
  let shown: readonly (readonly HTMLElement[])[] = [];
  const lay = (narrow: boolean) => {
    shown = narrow ? numbers.map((_, value) => lines.flatMap((line) => line[value]?.node ?? [])) : lines.map((line) => line.map((cell) => cell.node));
    const [across, down] = narrow ? [headOf, numbers] : [numbers, headOf];
    fill(top, h("tr", {}, h("td"), ...across.map((one) => h("th", { scope: "col" }, one))));
    fill(body, ...shown.map((row, at) => h("tr", {}, h("th", { scope: "row" }, down[at]), ...row.map((cell) => h("td", {}, cell)))));
    node.toggleAttribute("data-narrow", narrow);
  };
  const lying = whenChanged(() => lay(turned));
  const ordering = whenChanged(() => heads.forEach((one, line) => one.show(strongest[line] ?? 0)));
  let turned = false;
  moveIn(node, () => shown, signal);
  later(signal, () => {
    for (const { order } of Object.values(scene.answers)) order.toReversed().forEach((colour, line) => heads[line]?.make(colour));
  });
  const put = (away: boolean) => {
    waiting.style.visibility = away ? "visible" : "hidden"; // it lies over the caption, so that nothing is laid out anew
    assign(table, { "data-away": away, "aria-hidden": away ? "true" : null });
  };
  const hide = () => {
    put(true);
    for (const cell of lines.flat()) cell.leave();
  };
  return {
    node,
    hide,
    update(heats, order, at, narrow) {
      [strongest, turned] = [order.toReversed(), narrow];
      lying(String(narrow));
      ordering(strongest.join());
      if (heats.length === 0) return hide();
      put(false);
      lines.forEach((line, place) => line.forEach((cell, value) => {
        const card = cardAt(place, value);
        const heat = heats[card];
        if (heat) cell.show(scene.cards[card] ?? "", heat, card === at);
      }));
    },
  };
}

interface Cell {
  readonly node: HTMLButtonElement;
  show(card: string, heat: Heat, here: boolean): void;
  /** is not to be reached, as it is put away */
  leave(): void;
}

/**
 * A place for a card: touched only where what it shows is something else, as styling and laying out what was touched is most
 * of the work of a change. Bar, and the line where that would end without rule cards, are backgrounds, whose size and place
 * are styles of the element itself: these are changed without asking any rule again.
 */
function cellOf(words: Words, look: () => void): Cell {
  const text = document.createTextNode("");
  const place = h("span", { class: "mg-number" }, text);
  const node = button({ class: "mg-cell", tabindex: -1 }, look, place);
  node.addEventListener("focus", look);
  let called = "";
  let told = "";
  const hot = ifOther((heat: number) => place.setAttribute("data-heat", String(heat)));
  const barred = ifOther((to: number) => (place.style.backgroundSize = `2px 11px, ${to}% 5px`));
  const lined = ifOther((to: number) => (place.style.backgroundPositionX = `${to}%, 0`));
  const chosen = ifOther((here: boolean) => assign(node, { "aria-current": here ? "true" : null, tabindex: here ? 0 : -1 }));
  return {
    node,
    show(card, { share, before }, here) {
      const number = ofHundred(share);
      if (number !== told) text.data = number;
      if (number !== told || card !== called) node.setAttribute("aria-label", words("cell", { card, number }));
      [told, called] = [number, card];
      hot(Math.min(HEATS - 1, Math.floor(share * HEATS)));
      barred(tenths(share));
      lined(before === undefined ? NOWHERE : tenths(before));
      chosen(here);
    },
    leave: () => chosen(false),
  };
}

/** The heads at one line: all that were there stay, the others out of sight, as drawing one again takes longer than all else. */
function headsOf(scene: GridScene): { readonly node: HTMLElement; make(colour: number): void; show(colour: number): void } {
  const node = h("span", { class: "mg-heads" });
  const kept = new Map<number, HTMLElement>();
  let shown = -1;
  const settle = () => kept.forEach((one, colour) => assign(one, { "data-away": colour !== shown, "aria-hidden": colour === shown ? null : "true" }));
  const make = (place: number) => {
    const colour = scene.colours[place];
    if (!colour || kept.has(place)) return;
    const one = h("span", { class: "mg-head" }, pip(colour, 20), head(colour, 30), h("span", { class: "mk-hidden" }, colour.name));
    kept.set(place, one);
    settle();
    node.append(one);
  };
  return {
    node,
    make,
    show(place) {
      shown = place;
      make(place);
      settle();
    },
  };
}

const tenths = (share: number): number => Math.round(1000 * share) / 10;

/** Of a hundred tricks; never 0 or 100 where it is not quite so. */
function ofHundred(share: number): string {
  if (share > 0 && share < 0.005) return "<1";
  if (share < 1 && share >= 0.995) return ">99";
  return String(Math.round(share * 100));
}
