// The two things as they are looked at now: which one comes first, what is chosen, and how numbers are written.
import type { Model } from "../core/model";
import type { JointCell, JointLine, JointState, Share } from "./contract";

export interface View {
  readonly swapped: boolean;
  readonly fractions: boolean;
  readonly rowName: string;
  readonly columnName: string;
  readonly rows: readonly JointLine[];
  readonly columns: readonly JointLine[];
  /** the chosen row and column; both for a cell */
  readonly row: number | undefined;
  readonly column: number | undefined;
}

export function viewOf(model: Model<JointState>, swapped = model.get("swapped")): View {
  const scene = model.get("scene");
  const [kind = "", one, other] = model.get("given").split(":");
  const side = kind === "side" || kind === "cell" ? Number(one) : undefined;
  const top = kind === "top" ? Number(one) : kind === "cell" ? Number(other) : undefined;
  const common = { swapped, fractions: model.get("numbers") === "fractions" };
  return swapped
    ? { ...common, rowName: scene.top_name, columnName: scene.side_name, rows: scene.top, columns: scene.side, row: top, column: side }
    : { ...common, rowName: scene.side_name, columnName: scene.top_name, rows: scene.side, columns: scene.top, row: side, column: top };
}

export interface Both {
  readonly cell: JointCell;
  readonly ofRow: Share | null;
  readonly ofColumn: Share | null;
}

export function both(model: Model<JointState>, view: View, row: number, column: number): Both {
  const cell = view.swapped ? model.get("scene").cells[column]?.[row] : model.get("scene").cells[row]?.[column];
  if (!cell) throw new Error(`there is no cell ${row}, ${column}`);
  return view.swapped ? { cell, ofRow: cell.of_top, ofColumn: cell.of_side } : { cell, ofRow: cell.of_side, ofColumn: cell.of_top };
}

/** Whether a case of this row and column still counts: a chosen cell leaves its row and its column. */
export function counts(view: View, row: number | undefined, column: number | undefined): boolean {
  const inRow = view.row === undefined || row === view.row;
  const inColumn = view.column === undefined || column === view.column;
  return view.row !== undefined && view.column !== undefined ? inRow || inColumn : inRow && inColumn;
}

/** The name of a choice, as it is kept: always the side first. */
export function nameOf(view: View, row: number | undefined, column: number | undefined): string {
  const [side, top] = view.swapped ? [column, row] : [row, column];
  if (side !== undefined && top !== undefined) return `cell:${side}:${top}`;
  return side !== undefined ? `side:${side}` : top !== undefined ? `top:${top}` : "";
}

/** The share that is talked of: of what has been chosen, or of all. */
export function shareNow(view: View, { cell, ofRow, ofColumn }: Both, row: number, column: number): Share {
  if (view.row === row && view.column === undefined) return ofRow ?? cell.share;
  return view.column === column && view.row === undefined ? (ofColumn ?? cell.share) : cell.share;
}

/** A long fraction may go on after its stroke, in the next line. */
export function breakable(number: string): string {
  return number.replace("/", "/\u200b");
}
