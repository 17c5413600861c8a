// What Python sends to a DealView. moosekit/widgets/deal/contract.py says the same; a test compares the two, field by
// field, so this file keeps to one field a line.
import type { Theme } from "../core/contract";

/** A hand that is dealt. */
export interface DealtHand {
  readonly name: string;
  readonly size: number;
}

/** The cards of one trial, hand after hand. */
export interface LastDeal {
  /** from 1 */
  readonly number: number;
  readonly cards: readonly string[];
}

/** What was counted. */
export interface ExactChance {
  /** as people write it */
  readonly chance: string;
  readonly percent: string;
  /** in thousandths, to draw it */
  readonly part: number;
  readonly steps: readonly string[];
}

/** All that does not change. */
export interface DealScene {
  readonly title: string;
  readonly language: string;
  /** what is looked for */
  readonly asks: string;
  /** what the counted cards are called */
  readonly called: string;
  readonly hands: readonly DealtHand[];
  /** cards that lie open and are in no deal */
  readonly own: readonly string[];
  /** so many cards lie face down before the deal */
  readonly unseen: number;
  /** so many of them are counted */
  readonly wanted: number;
  /** the codes of the counted cards */
  readonly counted: readonly string[];
  /** the picture of a card face down */
  readonly back: string;
  /** how cards are called, by code */
  readonly cards: Readonly<Record<string, string>>;
  readonly exact: ExactChance;
  /** trials at most */
  readonly most: number;
}

/** Everything synced, by the names of the Python traits. */
export interface DealState {
  /** trials so far */
  readonly done: number;
  /** of each trial that is known, "1" if it happened */
  readonly hits: string;
  /** whether the exact chance is shown */
  readonly revealed: boolean;
  /** the cards of the first trials */
  readonly deals: readonly (readonly string[])[];
  readonly last: LastDeal | null;
  readonly scene: DealScene;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
