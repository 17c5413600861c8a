// A heat map of four colours by eleven values: a table, wide or turned on its side, with a button for each card.
import type { Words } from "../core/words";
import { assign, button, fill, h, write } from "../ui/dom";
import { whenChanged } from "../ui/part";
import { head, pip } from "../ui/pictures";
import type { GridScene } from "./contract";
import { moveIn } from "./moving";

const HEATS = 5;

/** A chance to take a trick; `before` is what it is without rule cards, where that is to be compared. */
export interface Heat {
  readonly share: number;
  readonly before: number | undefined;
}

export interface HeatMap {
  readonly node: HTMLElement;
  /** by the places in the pack; an empty list while nothing is known */
  update(heats: readonly Heat[], order: readonly number[], at: number, narrow: boolean): void;
}

export function heatMap(scene: GridScene, caption: string, words: Words, look: (at: number) => void, signal: AbortSignal): HeatMap {
  const values = scene.cards.length / scene.colours.length;
  let strongest: readonly number[] = []; // the colours by their line, the strongest first
  const cardAt = (line: number, value: number) => (strongest[line] ?? 0) * values + value;
  // A line keeps its cells when another colour moves there: only what they show is changed.
  const lines = scene.colours.map((_, line) => Array.from({ length: values }, (_, value) => cellOf(words, () => look(cardAt(line, value)))));
  const heads = scene.colours.map((colour) =>
    h("span", { class: "mg-head" }, pip(colour, 20), head(colour, 30), h("span", { class: "mk-hidden" }, colour.name)));
  const headOf = scene.colours.map(() => h("span"));
  const numbers = Array.from({ length: values }, (_, value) => String(value));
  const top = h("thead");
  const body = h("tbody");
  const node = h("div", { class: "mg-map" }, h("table", { class: "mg-table" }, h("caption", { class: "mk-heading" }, caption), top, body));
  let shown: readonly (readonly HTMLElement[])[] = [];
  const lay = (narrow: boolean) => {
    shown = narrow ? numbers.map((_, value) => lines.flatMap((line) => line[value]?.node ?? [])) : lines.map((line) => line.map((cell) => cell.node));
    const [across, down] = narrow ? [headOf, numbers] : [numbers, headOf];
    fill(top, h("tr", {}, h("td"), ...across.map((one) => h("th", { scope: "col" }, one))));
    fill(body, ...shown.map((row, at) => h("tr", {}, h("th", { scope: "row" }, down[at]), ...row.map((cell) => h("td", {}, cell)))));
    node.toggleAttribute("data-narrow", narrow);
  };
  const lying = whenChanged(() => lay(turned));
  const ordering = whenChanged(() => headOf.forEach((place, line) => fill(place, heads[strongest[line] ?? 0])));
  let turned = false;
  moveIn(node, () => shown, signal);
  return {
    node,
    update(heats, order, at, narrow) {
      [strongest, turned] = [order.toReversed(), narrow];
      lying(String(narrow));
      ordering(strongest.join());
      node.toggleAttribute("data-compared", heats[0]?.before !== undefined);
      lines.forEach((line, place) => line.forEach((cell, value) => {
        const card = cardAt(place, value);
        cell.show(scene.cards[card] ?? "", heats[card], card === at);
      }));
    },
  };
}

interface Cell {
  readonly node: HTMLButtonElement;
  show(card: string, heat: Heat | undefined, here: boolean): void;
}

/**
 * A place for a card: touched only where what it shows is something else. The bar along its foot, and the line where that
 * would end without rule cards, are the number's background, so that no further element has to be styled anew.
 */
function cellOf(words: Words, look: () => void): Cell {
  const number = h("span", { class: "mg-number" });
  const node = button({ class: "mg-cell", tabindex: -1 }, look, number);
  node.addEventListener("focus", look);
  let lined = 0;
  const heated = (card: string, heat: Heat | undefined) => {
    const told = heat ? ofHundred(heat.share) : words("waiting");
    assign(node, { "data-heat": heat ? Math.min(HEATS - 1, Math.floor(heat.share * HEATS)) : null, "aria-label": words("cell", { card, number: told }) });
    write(number, told);
    number.style.backgroundSize = `2px 11px, ${100 * (heat?.share ?? 0)}% 5px`;
    const to = heat?.before ?? 0;
    if (to !== lined) number.style.backgroundPositionX = `${100 * (lined = to)}%, 0`; // the same under every row but the empty one
  };
  let before: string | undefined;
  let current = false;
  return {
    node,
    show(card, heat, here) {
      if (here !== current) assign(node, { "aria-current": here ? "true" : null, tabindex: here ? 0 : -1 });
      current = here;
      const now = `${card} ${heat?.share} ${heat?.before}`;
      if (now !== before) heated(card, heat);
      before = now;
    },
  };
}

/** Of a hundred tricks; never 0 or 100 where it is not quite so. */
function ofHundred(share: number): string {
  if (share > 0 && share < 0.005) return "<1";
  if (share < 1 && share >= 0.995) return ">99";
  return String(Math.round(share * 100));
}
