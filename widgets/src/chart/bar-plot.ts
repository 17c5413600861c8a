// Bars over their outcomes, a dot on each for what came, and a column that can be pointed at.
import { percent, wilson } from "../plots/numbers";
import { linear, ticks } from "../plots/scale";
import { label, picture, s } from "../plots/svg";
import type { Bar, Came, Panel } from "./contract";

export const LEFT = 46; // room for the numbers of the axis, in pixels as all of these
export const RIGHT = 8;
const TOP = 22;
const BOTTOM = 26;
const LINE = 15;
const WIDEST = 56;
const LETTER = 6.7;
const ROOMY = 48; // a slot that has room for its number

export interface BarPlot {
  readonly node: SVGElement;
  /** draws what a panel has over the outcomes; axis, names and columns stay */
  show(panel: Panel, came: Came | undefined, exact: boolean): void;
  /** frames the column of an outcome */
  mark(place: number): void;
}

export interface Given {
  /** the outcomes */
  readonly names: readonly string[];
  /** the greatest share that has to fit */
  readonly most: number;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  pick(place: number): void;
}

export function barPlot(given: Given): BarPlot {
  const { names, width, height, language } = given;
  const levels = ticks(0, Math.min(given.most, 1) || 1).filter((one) => one <= 1);
  const slot = (width - LEFT - RIGHT) / names.length;
  const middle = (place: number) => LEFT + (place + 0.5) * slot;
  const every = everyOf(names, slot);
  const lines = names.map((name) => lined(name, slot * every));
  const rows = Math.max(...lines.map((one) => one.length));
  const up = linear(0, levels.at(-1) ?? 1, height - BOTTOM - (rows - 1) * LINE, TOP);
  const reach = Math.max(slot - 1, 8);
  const columns = names.map((_, place) => {
    const column = s("rect", { x: middle(place) - reach / 2, y: 3, width: reach, height: height - 6, rx: Math.min(8, reach / 4), class: "mp-column" });
    column.addEventListener("click", () => given.pick(place));
    return column;
  });
  const written = lines.flatMap((parts, place) => (place % every === 0
    ? parts.map((part, row) => label(middle(place), height - 8 - (rows - 1 - row) * LINE, part, "middle", { fill: "ink", class: "mp-mark" }))
    : []));
  const marks = s("g");
  const node = picture(given, given.title, given.description);
  node.append(...levels.flatMap((one) => [
    s("path", { d: `M${LEFT} ${round(up(one))}H${width - RIGHT}`, stroke: one === 0 ? "ink" : "line", "stroke-width": one === 0 ? 1.5 : 1 }),
    label(LEFT - 6, up(one) + 4, percent(one, language), "end"),
  ]), ...columns, marks, ...written);
  const top = levels.at(-1) ?? 1;
  return {
    node,
    mark: (place) => columns.forEach((column, at) => column.toggleAttribute("data-here", at === place)),
    show(panel, came, exact) {
      marks.replaceChildren(...panel.bars.flatMap((bar, place) => {
        written[place]?.classList.toggle("mp-strong", bar.marked && exact);
        const hits = came?.counts[place] ?? 0;
        const share = came && hits / came.trials;
        const drawn = exact ? exactMarks(bar, middle(place), Math.min(WIDEST, slot * 0.72), up) : [];
        let highest = exact ? up(bar.share) : up(0);
        if (came && share !== undefined) {
          const [low, high] = wilson(hits, came.trials);
          highest = Math.min(highest, up(share) - 6, up(Math.min(high, top)));
          drawn.push(s("path", { d: `M${round(middle(place))} ${round(up(low))}V${round(Math.max(TOP - 8, up(high)))}`, stroke: "ink", "stroke-width": 2, class: "mp-mark" }),
            s("circle", { cx: middle(place), cy: up(share), r: Math.max(2.5, Math.min(5.5, slot * 0.4)), fill: "gold", stroke: "pen", "stroke-width": 1.5, class: "mp-mark" }));
        }
        if (slot >= ROOMY && (exact || share !== undefined)) {
          drawn.push(label(middle(place), highest - 6, exact ? bar.chance : percent(share ?? 0, language), "middle", { fill: "ink", class: "mp-mark" }));
        }
        return drawn;
      }));
    },
  };
}

/** The bar; one that is asked about is striped too. What cannot come is a line on the ground. */
function exactMarks(bar: Bar, middle: number, wide: number, up: (share: number) => number): SVGElement[] {
  const [x, top, ground] = [middle - wide / 2, up(bar.share), up(0)];
  if (bar.share === 0) return [s("path", { d: `M${round(x)} ${round(ground - 3)}h${round(wide)}`, stroke: "sign", "stroke-width": 3, "stroke-dasharray": "3 3", class: "mp-mark" })];
  const high = Math.max(ground - top, 1.5);
  const marks = [s("rect", { x, y: ground - high, width: wide, height: high, rx: Math.min(4, high / 2, wide / 4), fill: bar.marked ? "h3" : "h2", stroke: "ink", "stroke-width": wide < 8 ? 0.5 : 1.5, class: "mp-mark" })];
  const rise = Math.min(8, wide / 2);
  if (bar.marked && high > rise + 6) {
    const stripes = Array.from({ length: Math.floor((high - rise - 4) / 9) + 1 }, (_, at) => `M${round(x + 1.5)} ${round(ground - 3 - at * 9)}l${round(wide - 3)} ${-rise}`);
    marks.push(s("path", { d: stripes.join(""), stroke: "surface", "stroke-width": 2, class: "mp-mark" }));
  }
  return marks;
}

/** Every how manyth name has room. Words are cut instead, as a word left out would be missed. */
function everyOf(names: readonly string[], slot: number): number {
  if (names.some((name) => !/^[\d.,/ –-]+$/.test(name)) && names.length <= 12) return 1;
  const longest = Math.max(...names.map((name) => name.length));
  return Math.max(1, Math.ceil((longest * LETTER + 6) / slot));
}

/** A name in one line, or in two where one is too short for it. */
function lined(name: string, room: number): string[] {
  const letters = Math.floor(room / LETTER);
  const fits = name.lastIndexOf(" ", letters);
  const cut = fits > 0 ? fits : name.indexOf(" ");
  return name.length <= letters || cut < 0 ? [fitted(name, room)] : [name.slice(0, cut), name.slice(cut + 1)].map((part) => fitted(part, room));
}

function fitted(name: string, room: number): string {
  const letters = Math.max(1, Math.floor(room / LETTER));
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`;
}

const round = (value: number): number => Math.round(value * 100) / 100;
