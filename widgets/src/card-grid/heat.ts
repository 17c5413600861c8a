// A heat map of four colours by eleven values: a table, wide or turned on its side, with a button for each card.
import type { Words } from "../core/words";
import { assign, button, fill, h, write } from "../ui/dom";
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
  const cells = scene.cards.map((card, at) => cellOf(words, card, () => look(at)));
  const heads = scene.colours.map((colour) =>
    h("span", { class: "mg-head" }, pip(colour, 20), head(colour, 30), h("span", { class: "mk-hidden" }, colour.name)));
  const numbers = Array.from({ length: values }, (_, value) => String(value));
  const top = h("thead");
  const body = h("tbody");
  const node = h("div", { class: "mg-map" }, h("table", { class: "mg-table" }, h("caption", { class: "mk-heading" }, caption), top, body));
  let laid = "";
  let shown: readonly (readonly HTMLElement[])[] = [];
  const lay = (order: readonly number[], narrow: boolean) => {
    const focused = cells.find((cell) => cell.node === (node.getRootNode() as Document | ShadowRoot).activeElement);
    const strongest = order.toReversed();
    const rows = strongest.map((colour) => numbers.map((_, value) => colour * values + value));
    const places = narrow ? numbers.map((_, value) => rows.map((row) => row[value] ?? 0)) : rows;
    const across = narrow ? strongest.map((colour) => heads[colour]) : numbers;
    const down = narrow ? numbers : strongest.map((colour) => heads[colour]);
    fill(top, h("tr", {}, h("td"), ...across.map((one) => h("th", { scope: "col" }, one))));
    fill(body, ...places.map((row, at) => h("tr", {}, h("th", { scope: "row" }, down[at]), ...row.map((place) => h("td", {}, cells[place]?.node)))));
    node.toggleAttribute("data-narrow", narrow);
    shown = places.map((row) => row.flatMap((place) => cells[place]?.node ?? []));
    focused?.node.focus();
  };
  moveIn(node, () => shown, signal);
  return {
    node,
    update(heats, order, at, narrow) {
      if (laid !== `${order.join()} ${narrow}`) lay(order, narrow);
      laid = `${order.join()} ${narrow}`;
      node.toggleAttribute("data-compared", heats[0]?.before !== undefined);
      cells.forEach((cell, place) => cell.show(heats[place], place === at));
    },
  };
}

interface Cell {
  readonly node: HTMLButtonElement;
  show(heat: Heat | undefined, here: boolean): void;
}

/** A card: touched only where what it shows is another one. */
function cellOf(words: Words, card: string, look: () => void): Cell {
  const number = h("span", { class: "mg-number" });
  const [bar, line] = [h("i", { class: "mg-bar" }), h("i", { class: "mg-line" })];
  const node = button({ class: "mg-cell" }, look, number, bar, line);
  node.addEventListener("focus", look);
  const heated = (heat: Heat | undefined) => {
    const told = heat ? ofHundred(heat.share) : words("waiting");
    assign(node, { "data-heat": heat ? Math.min(HEATS - 1, Math.floor(heat.share * HEATS)) : null, "aria-label": words("cell", { card, number: told }) });
    write(number, told);
    bar.style.transform = `scaleX(${heat?.share ?? 0})`;
    line.style.transform = `translateX(${100 * (heat?.before ?? 0)}%)`;
  };
  let before: string | undefined;
  return {
    node,
    show(heat, here) {
      assign(node, { "aria-current": here ? "true" : null, tabindex: here ? 0 : -1 });
      const now = `${heat?.share} ${heat?.before}`;
      if (now !== before) heated(heat);
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
