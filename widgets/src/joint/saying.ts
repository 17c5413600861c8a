// What the choice means, in sentences: from one side, and for a cell from both.
import { fill, h } from "../ui/dom";
import type { JointLine, Share } from "./contract";
import type { Desk, Part } from "./desk";
import { both, type View } from "./view";

/** The sentences; the first one names what is still counted. */
export function sentences(desk: Desk, view: View): readonly string[] {
  const { words, scene, model } = desk;
  const how = view.fractions ? "fractions" : "counts";
  const part = (kind: "part" | "both", what: JointLine, known: JointLine, count: string, share: Share | null) =>
    share && words(how === "counts" ? (kind === "part" ? "part.counts" : "both.counts") : kind === "part" ? "part.fractions" : "both.fractions",
      { what: what.said, known: known.said, count, of: known.count, chance: share.chance, percent: share.percent });
  const line = (known: JointLine, others: readonly JointLine[], at: (place: number) => { count: string; share: Share | null }) => {
    if (known.share.part === 0 && at(0).share === null) return [words("never")];
    const facts = { known: known.said, count: known.count, all: scene.all, chance: known.share.chance, percent: known.share.percent };
    const first = how === "counts" ? words("line.counts", facts) : words("line.fractions", facts);
    return [first, ...others.map((what, place) => part("part", what, known, at(place).count, at(place).share))];
  };
  const { row, column } = view;
  const [rowLine, columnLine] = [view.rows[row ?? -1], view.columns[column ?? -1]];
  let said: readonly (string | null)[];
  if (row !== undefined && column !== undefined && rowLine && columnLine) {
    const { cell, ofRow, ofColumn } = both(model, view, row, column);
    said = [part("both", columnLine, rowLine, cell.count, ofRow) ?? words("never"), part("both", rowLine, columnLine, cell.count, ofColumn) ?? words("never")];
  } else if (row !== undefined && rowLine) {
    said = line(rowLine, view.columns, (place) => ({ count: both(model, view, row, place).cell.count, share: both(model, view, row, place).ofRow }));
  } else if (column !== undefined && columnLine) {
    said = line(columnLine, view.rows, (place) => ({ count: both(model, view, place, column).cell.count, share: both(model, view, place, column).ofColumn }));
  } else said = [];
  return said.filter((one) => one !== null);
}

export function sayingOf(desk: Desk, hint: string): Part {
  const { words, scene } = desk;
  const list = h("ul", { class: "mj-said" });
  const note = h("p", { class: "mk-note" }, scene.exact ? words("exact", { all: scene.all }) : words("rounded", { all: scene.all }));
  return {
    node: h("div", { class: "mk-panel mj-saying" }, list, note),
    update(view) {
      const said = sentences(desk, view);
      fill(list, ...(said.length > 0 ? said : [hint]).map((one) => h("li", {}, one)));
    },
  };
}
