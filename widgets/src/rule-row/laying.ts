// Moving cards in and out of the row. The row is one value of the model: every view of it follows, and Python too.
import type { Model } from "../core/model";
import type { RowState } from "./contract";

export class Laying {
  constructor(readonly model: Model<RowState>) {}

  get row(): readonly string[] {
    return this.model.get("row");
  }

  get full(): boolean {
    return this.row.length >= this.model.get("scene").longest;
  }

  /** Puts a card to a place of the row, from the offer or from another place. Whether there was room for it. */
  put(id: string, place: number): boolean {
    const others = this.row.filter((one) => one !== id);
    if (others.length === this.row.length && this.full) return false;
    const to = Math.max(0, Math.min(place, others.length));
    this.#set([...others.slice(0, to), id, ...others.slice(to)]);
    return true;
  }

  /** Moves a card of the row by so many places. */
  move(id: string, by: number): void {
    this.put(id, this.row.indexOf(id) + by);
  }

  take(id: string): void {
    this.#set(this.row.filter((one) => one !== id));
  }

  #set(row: readonly string[]): void {
    if (row.join() !== this.row.join()) this.model.set("row", row);
  }
}
