// The tree, from left to right: pills are buttons, and the branches behind them are as thick as they are likely.
import { element } from "../ui/drawing";
import { assign, button, h, write } from "../ui/dom";
import { ifOther } from "../ui/part";
import type { Desk, Part } from "./desk";
import { grid } from "./grid";
import { both, breakable, counts, type View } from "./view";

const [THINNEST, THICKEST] = [1.5, 26]; // pixels
const [ROOT, FIRST, SECOND] = [9, 44, 83]; // hundredths of the width: where the middles of the pills are

/** The tree in one direction; another one is made when it is turned round. */
export function treeOf(desk: Desk, first: View, signal: AbortSignal): Part {
  const { words, scene, model } = desk;
  const across = first.columns.length;
  const lines = first.rows.length * across;
  let view = first;
  const pill = (row: number | undefined, column: number | undefined, kind: string) =>
    button({ class: `mj-pill ${kind}`, tabindex: -1 }, () => desk.choose(view, row, column), h("span", { class: "mk-hidden" }), h("b", {}), h("span", {}), h("small", {}));
  // Their items stand where the pills belong: pills without styles of their own share one, and are styled in half the time.
  const item = (down: number, ...inside: readonly HTMLElement[]) => h("li", { style: `top: calc(${down} * var(--mj-line))` }, ...inside);
  const middle = (row: number) => row * across + across / 2;
  const root = pill(undefined, undefined, "mj-root");
  const firsts = first.rows.map((_, row) => pill(row, undefined, "mj-one"));
  const ends = first.rows.map((_, row) => first.columns.map((_, column) => pill(row, column, "mj-end")));
  const only = first.columns.map((line, column) =>
    button({ class: "mk-chip mj-only" }, () => desk.choose(view, undefined, column), words("only", { line: line.name })));
  const limb = (fromX: number, fromY: number, toX: number, toY: number) => {
    const bend = (fromX + toX) / 2;
    return element("path", { d: `M${fromX} ${fromY}C${bend} ${fromY} ${bend} ${toY} ${toX} ${toY}`, fill: "none", "vector-effect": "non-scaling-stroke" });
  };
  const firstLimbs = first.rows.map((_, row) => limb(ROOT, lines / 2, FIRST, middle(row)));
  const endLimbs = first.rows.map((_, row) => first.columns.map((_, column) => limb(FIRST, middle(row), SECOND, row * across + column + 0.5)));
  const svg = element("svg", { viewBox: `0 0 100 ${lines}`, preserveAspectRatio: "none", class: "mj-limbs", "aria-hidden": "true" });
  svg.append(...firstLimbs, ...endLimbs.flat());
  const branches = h("ul", {}, ...firsts.map((one, row) => item(middle(row), one, h("ul", {}, ...(ends[row] ?? []).map((end, column) => item(column + 0.5 - across / 2, end))))));
  const tree = h("div", { class: "mj-tree", role: "group", "aria-label": scene.title, style: `--mj-lines: ${lines}` }, svg, root, branches);
  const node = h("div", {},
    h("div", { class: "mj-heads" }, h("span", {}, first.rowName), h("span", {}, first.columnName, ...only)), tree);
  const settle = grid(tree, rowsOf(root, firsts, ends), signal);
  // What is written hangs on the kind of numbers alone; a choice changes looks.
  const writeAll = ifOther((fractions: boolean) => {
    assign(tree, { "data-fractions": fractions });
    fillPill(root, fractions ? "1" : scene.all, words("all"), "", "");
    view.rows.forEach((line, row) => {
      fillPill(firsts[row], fractions ? line.share.chance : line.count, line.name, "", `${line.said}:`);
      view.columns.forEach((other, column) => {
        const { cell, ofRow } = both(model, view, row, column);
        const shown = fractions ? (ofRow?.chance ?? "–") : cell.count;
        fillPill(ends[row]?.[column], shown, other.name, fractions ? words("together", { percent: cell.share.percent }) : "", words("cell", { row: line.said, column: other.said }));
      });
    });
  });
  return {
    node,
    update(now) {
      view = now;
      writeAll(now.fractions);
      assign(root, { "aria-pressed": String(now.row === undefined && now.column === undefined) });
      now.rows.forEach((line, row) => {
        const out = !counts(now, row, now.column);
        assign(firsts[row] as Element, { "aria-pressed": String(now.row === row && now.column === undefined), "data-out": out });
        thicken(firstLimbs[row], line.share.part, out);
        now.columns.forEach((_, column) => {
          const gone = !counts(now, row, column);
          const end = ends[row]?.[column];
          if (end) assign(end, { "aria-pressed": String(now.row === row && now.column === column), "data-out": gone });
          thicken(endLimbs[row]?.[column], both(model, now, row, column).cell.share.part, gone);
        });
      });
      only.forEach((one, column) => assign(one, { "aria-pressed": String(now.column === column && now.row === undefined) }));
      settle();
    },
  };
}

function fillPill(pill: HTMLElement | undefined, shown: string, name: string, small: string, said: string): void {
  if (!pill) return;
  const [heard, big, label, more] = pill.children;
  if (!heard || !big || !label || !more) return;
  write(big, breakable(shown));
  write(label, name);
  write(more, small);
  write(heard, said);
}

function thicken(limb: Element | undefined, part: number, out: boolean): void {
  const gone = out || part === 0;
  const width = gone ? THINNEST : Math.max(THINNEST, (part * THICKEST) / 1000);
  if (limb) assign(limb, { "stroke-width": width.toFixed(1), "data-out": gone });
}

/** For the arrow keys: each end has a line, and its branch stands before it. */
function rowsOf(root: HTMLElement, firsts: readonly HTMLElement[], ends: readonly (readonly HTMLElement[])[]): (readonly HTMLElement[])[] {
  return ends.flatMap((those, row) => those.map((end) => [root, firsts[row] ?? root, end]));
}
