// The two-way table: heads and cells are buttons; a bar along the foot of a cell says its share a second time.
import { assign, button, h, write } from "../ui/dom";
import type { Desk, Part } from "./desk";
import { grid } from "./grid";
import { both, breakable, counts, shareNow, type View } from "./view";

const HEATS = [50, 200, 400, 700]; // thousandths: where the next deeper ground begins

export function heatOf(part: number): number {
  return HEATS.filter((from) => part >= from).length;
}

/** The table in one direction; another one is made when it is turned round. */
export function tableOf(desk: Desk, first: View, signal: AbortSignal): Part {
  const { words, scene, model } = desk;
  let view = first;
  const press = (row: number | undefined, column: number | undefined, said = "") =>
    button({ class: "mj-press", tabindex: -1 }, () => desk.choose(view, row, column), h("span", { class: "mk-hidden" }, said), h("b", {}), h("small", {}));
  const tops = first.columns.map((_, column) => press(undefined, column));
  const sides = first.rows.map((_, row) => press(row, undefined));
  const cells = first.rows.map((line, row) => first.columns.map((other, column) => press(row, column, words("cell", { row: line.said, column: other.said }))));
  const totals = { rows: first.rows.map(() => h("td", {})), columns: first.columns.map(() => h("td", {})), all: h("td", {}) };
  const head = (one: HTMLElement, name: string, scope: "row" | "col") => h("th", { scope }, fillName(one, name));
  const table = h("table", { class: "mj-table" },
    h("caption", { class: "mk-hidden" }, scene.title),
    h("thead", {},
      h("tr", {}, h("td", { class: "mj-corner" }, first.rowName), ...(first.columnName ? [h("th", { class: "mj-over", scope: "colgroup", colspan: first.columns.length }, first.columnName)] : first.columns.map(() => h("td", {}))), h("td", {})),
      h("tr", {}, h("td", {}), ...first.columns.map((line, at) => head(tops[at] as HTMLElement, line.name, "col")), h("th", { scope: "col" }, words("total")))),
    h("tbody", {},
      ...first.rows.map((line, row) => h("tr", {}, head(sides[row] as HTMLElement, line.name, "row"), ...(cells[row] ?? []).map((one) => h("td", {}, one)), totals.rows[row])),
      h("tr", { class: "mj-totals" }, h("th", { scope: "row" }, words("total")), ...totals.columns, totals.all)));
  const settle = grid(table, [[undefined, ...tops], ...sides.map((side, row) => [side, ...(cells[row] ?? [])])], signal);
  return {
    node: h("div", { class: "mj-scroll" }, table),
    update(now) {
      view = now;
      const number = (count: string, chance: string) => (now.fractions ? chance : count);
      now.rows.forEach((line, row) => {
        const one = sides[row];
        if (one) assign(one, { "aria-pressed": String(now.row === row && now.column === undefined), "data-out": !counts(now, row, now.column) });
        write(totals.rows[row] as Element, breakable(number(line.count, line.share.chance)));
        now.columns.forEach((_, column) => {
          const button = cells[row]?.[column];
          const found = both(model, now, row, column);
          const share = shareNow(now, found, row, column);
          if (!button) return;
          const [, big, small] = button.children;
          if (big) write(big, breakable(number(found.cell.count, share.chance)));
          if (small) write(small, now.fractions ? share.percent : "");
          assign(button, {
            "aria-pressed": String(now.row === row && now.column === column),
            "data-out": !counts(now, row, column), "data-heat": heatOf(share.part),
          });
          button.style.backgroundSize = `${share.part / 10}% 5px`; // the bar
        });
      });
      now.columns.forEach((line, column) => {
        const one = tops[column];
        if (one) assign(one, { "aria-pressed": String(now.column === column && now.row === undefined), "data-out": !counts(now, now.row, column) });
        write(totals.columns[column] as Element, breakable(number(line.count, line.share.chance)));
      });
      write(totals.all, number(scene.all, "1"));
      settle();
    },
  };
}

function fillName(one: HTMLElement, name: string): HTMLElement {
  one.replaceChildren(h("span", {}, name));
  return one;
}
