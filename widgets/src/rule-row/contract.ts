// What Python sends to a RuleRow. moosekit/widgets/rule_row/contract.py says the same; a test compares the two, field by
// field, so this file keeps to one field a line.
import type { Reading, RowCard, Theme } from "../core/contract";

/** A card of a trick, and what its seat is called. */
export interface RowPlay {
  readonly seat: number;
  readonly name: string;
  readonly card: string;
}

/** A trick in the order of play. */
export interface RowTrick {
  readonly title: string;
  readonly plays: readonly RowPlay[];
}

/** What comes of a trick. */
export interface TrickResult {
  /** the winner's place in the order of play; nobody wins where there is none */
  readonly winner: number | null;
  /** the places of the cards that vanished */
  readonly gone: readonly number[];
  /** whether somebody else wins than without rule cards */
  readonly changed: boolean;
  readonly sentence: string;
  /** how it was decided */
  readonly steps: readonly string[];
}

/** What comes of a row. */
export interface RowResult {
  readonly key: string;
  readonly tricks: readonly TrickResult[];
  /** how many tricks have another winner */
  readonly sentence: string;
}

/** All that does not change. */
export interface RowScene {
  readonly title: string;
  readonly language: string;
  /** how many cards a row may have */
  readonly longest: number;
  readonly offer: readonly RowCard[];
  readonly readings: readonly Reading[];
  readonly tricks: readonly RowTrick[];
  /** how cards are called, by code */
  readonly cards: Readonly<Record<string, string>>;
  /** every different result of a trick, once */
  readonly known: readonly TrickResult[];
  /** the sentence about a row, by how many tricks change */
  readonly totals: readonly string[];
  /** by the row's key, a place in `known` for each trick; empty where there are too many rows */
  readonly answers: Readonly<Record<string, readonly number[]>>;
  /** what is said where other rows are locked; empty where they are free */
  readonly locked: string;
}

/** Everything synced, by the names of the Python traits. */
export interface RowState {
  readonly row: readonly string[];
  readonly reading: string;
  readonly scene: RowScene;
  readonly result: RowResult;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
