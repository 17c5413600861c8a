// What the page of the judge gets from Python: `Desk` when the site is built, `Judged` for each question.
import type { Frame, RowCard, Scene } from "../../core/contract";

export interface Desk {
  readonly language: string;
  readonly cards: Readonly<Record<string, string>>;
  readonly row: readonly RowCard[];
  readonly switches: readonly Switch[];
  readonly fewest: number;
  readonly most: number;
  readonly words: Readonly<Record<string, string>>;
  /** the words of the stepper that shows the verdict */
  readonly stepper: Readonly<Record<string, string>>;
}

/** What the rulebook leaves open about a trick; the default comes first. */
export interface Switch {
  readonly name: string;
  readonly title: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface Judged {
  readonly faults: readonly string[];
  readonly said: string;
  readonly why: readonly string[];
  readonly frames: readonly Frame[];
  readonly scene: Scene | null;
}

/** What lies on the table, as the page asks about it: the arguments of `judged`. */
export type Question = Readonly<Record<string, string>>;
