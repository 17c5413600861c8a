// Runs that settle down: each a line with its own dashes and its number at the end, around the exact chance a band.
import { diamond } from "../plots/legend";
import { count, percent } from "../plots/numbers";
import { linear, logarithmic, ticks } from "../plots/scale";
import { label, picture, s } from "../plots/svg";
import type { Runs } from "./contract";

export const LEFT = 52; // pixels, as all of these
export const RIGHT = 30;
const TOP = 10;
const BOTTOM = 26;
const APART = 13; // between the numbers at the ends of two lines
const DASHES = [null, "9 4", "2 4", "9 4 2 4", "14 6", "5 2"];
const INKS = ["b", "p", "g", "o", "j", "focus"];
const FIRST = 10; // where the picture begins: before that a share says little

/** What a class has counted: so many hits in so many trials. */
export interface Tally {
  readonly hits: number;
  readonly trials: number;
}

export interface Given {
  readonly runs: Runs;
  /** the last trial that is shown; 0 for none */
  readonly last: number;
  /** the checkpoint that is looked at */
  readonly looked: number;
  readonly exact: boolean;
  readonly tallies: readonly Tally[];
  readonly pooled: Tally | undefined;
  readonly width: number;
  readonly height: number;
  readonly title: string;
  readonly description: string;
  readonly language: string;
}

/** Between which shares 95 of 100 runs are after so many trials. */
export function bandAt(exact: number, trials: number): readonly [number, number] {
  const half = 1.96 * Math.sqrt((exact * (1 - exact)) / trials);
  return [Math.max(0, exact - half), Math.min(1, exact + half)];
}

export function runPlot(given: Given): SVGElement {
  const { runs, last, width, height, language, tallies, pooled } = given;
  const exact = given.exact ? runs.exact : null;
  const seen = runs.points.flatMap((point, at) => (point >= FIRST && point <= last ? [at] : []));
  const most = runs.stops.at(-1) ?? FIRST;
  const classes = [...tallies, ...(pooled ? [pooled] : [])];
  const shares = [
    ...runs.lines.flatMap((line) => seen.map((at) => (line.hits[at] ?? 0) / (runs.points[at] ?? 1))),
    ...classes.map((one) => one.hits / one.trials),
    ...(exact === null ? [] : bandAt(exact, FIRST)),
  ];
  const levels = ticks(Math.min(...shares, 1), Math.max(...shares, 0), 5).filter((one) => one >= 0 && one <= 1);
  const [bottom = 0, top = 1] = shares.length > 0 ? [levels[0], levels.at(-1)] : [0, 1];
  const x = logarithmic(FIRST, Math.max(most, FIRST * 10), LEFT, width - RIGHT);
  const across = (trials: number) => x(Math.max(FIRST, Math.min(trials, most)));
  const up = linear(bottom, top, height - BOTTOM, TOP);
  const node = picture(given, given.title, given.description);
  node.append(...(shares.length > 0 ? levels : ticks(0, 1)).flatMap((one) => [
    s("path", { d: `M${LEFT} ${round(up(one))}H${width - RIGHT}`, stroke: one === bottom ? "ink" : "line", "stroke-width": 1 }),
    label(LEFT - 6, up(one) + 4, percent(one, language), "end"),
  ]));
  for (const stop of runs.stops) {
    const here = stop === given.looked && runs.lines.length > 0;
    node.append(s("path", { d: `M${round(across(stop))} ${TOP}V${height - BOTTOM + 5}`, stroke: here ? "ink" : "line", "stroke-width": here ? 2 : 1 }),
      label(across(stop), height - 8, count(stop, language), "middle", here ? { fill: "ink", class: "mp-strong" } : {}));
  }
  if (exact !== null) node.append(...bandMarks(runs, exact, across, up));
  const ends: { y: number; node: SVGElement }[] = [];
  runs.lines.forEach((line, number) => {
    if (seen.length === 0) return;
    const points = seen.map((at) => `${round(across(runs.points[at] ?? 1))},${round(up((line.hits[at] ?? 0) / (runs.points[at] ?? 1)))}`);
    const ink = INKS[number % INKS.length] ?? "ink";
    node.append(s("polyline", { points: points.join(" "), fill: "none", stroke: ink, "stroke-width": 2.2, "stroke-linejoin": "round", "stroke-dasharray": DASHES[number % DASHES.length] }));
    const [end = "0,0"] = points.slice(-1);
    const [at = 0, y = 0] = end.split(",").map(Number);
    ends.push({ y, node: label(at + 6, y + 4, String(number + 1), "start", { fill: ink, class: "mp-strong" }) });
  });
  let below = -APART; // so that no number lies on another
  for (const end of ends.sort((one, other) => one.y - other.y)) {
    below = Math.max(end.y, below + APART);
    end.node.setAttribute("y", String(round(below + 4)));
    node.append(end.node);
  }
  for (const tally of tallies) node.append(diamond(round(across(tally.trials)), round(up(tally.hits / tally.trials)), 5, "surface"));
  if (pooled) node.append(diamond(round(across(pooled.trials)), round(up(pooled.hits / pooled.trials)), 8, "gold"));
  return node;
}

function bandMarks(runs: Runs, exact: number, across: (trials: number) => number, up: (share: number) => number): SVGElement[] {
  const inside = runs.points.filter((point) => point >= FIRST);
  const edge = (side: 0 | 1, points: readonly number[]) => points.map((point) => `${round(across(point))} ${round(up(bandAt(exact, point)[side]))}`);
  const outline = `M${[...edge(1, inside), ...edge(0, inside.toReversed())].join("L")}z`;
  return [
    s("path", { d: outline, fill: "h1", stroke: "sign", "stroke-width": 1, "stroke-dasharray": "3 3", "fill-opacity": 0.6 }),
    s("path", { d: `M${round(across(FIRST))} ${round(up(exact))}H${round(across(inside.at(-1) ?? FIRST))}`, stroke: "ink", "stroke-width": 2 }),
  ];
}

const round = (value: number): number => Math.round(value * 100) / 100;
