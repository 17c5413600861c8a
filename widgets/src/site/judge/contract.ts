// What the page of the judge gets from Python: `Desk` when the site is built, `Judged` for each question.
import type { Frame, RowCard, Scene } from "../../core/contract";

export interface Desk {
  readonly language: string;
  readonly cards: Readonly<Record<string, string>>;
  readonly row: readonly RowCard[];
  readonly readings: readonly { readonly id: string; readonly title: string }[];
  readonly jokers: Readonly<Record<string, string>>;
  readonly fewest: number;
  readonly most: number;
  readonly words: Readonly<Record<string, string>>;
  /** the words of the stepper that shows the verdict */
  readonly stepper: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly faults: readonly string[];
  readonly said: string;
  readonly why: readonly string[];
  readonly frames: readonly Frame[];
  readonly scene: Scene | null;
}

/** What lies on the table, as the page asks about it. */
export interface Question {
  readonly cards: string;
  readonly row: string;
  readonly reading: string;
  readonly jokers: string;
  readonly language: string;
}
