// What Python sends to a CardGrid. moosekit/widgets/card_grid/contract.py says the same; a test compares the two, field
// by field, so this file keeps to one field a line.
import type { Colour, RowCard, Theme } from "../core/contract";

/** What comes of a row. */
export interface GridAnswer {
  /** the place of its table */
  readonly table: number;
  /** the places of the colours, weakest first */
  readonly order: readonly number[];
  readonly sentence: string;
}

/** All that does not change. */
export interface GridScene {
  readonly title: string;
  readonly language: string;
  readonly colours: readonly Colour[];
  /** the rule cards that can be laid into the row, which they are read in */
  readonly rules: readonly RowCard[];
  /** how many of them a row may have */
  readonly longest: number;
  /** how cards are called, in the order of the pack */
  readonly cards: readonly string[];
  /** of how many tricks each card takes its share */
  readonly of: number;
  /** for each card, in the order of the pack, how many tricks it takes */
  readonly tables: readonly (readonly number[])[];
  /** by the places of the rule cards in the row, such as `03` */
  readonly answers: Readonly<Record<string, GridAnswer>>;
  /** so many rounds of legal play; 0 where it is not asked for */
  readonly rounds: number;
  /** how the exact chances are called */
  readonly asked: string;
  /** how legal play is called; may be empty */
  readonly played: string;
}

/** Everything synced, by the names of the Python traits. */
export interface GridState {
  readonly scene: GridScene;
  /** the ids of the rule cards that lie in the row */
  readonly row: readonly string[];
  /** the card that is looked at, by its place in the pack */
  readonly at: number;
  /** by row, for each card: the tricks that it took, and those that it lay in */
  readonly legal: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
