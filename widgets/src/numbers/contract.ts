// What Python sends to a NumberQuiz. moosekit/widgets/numbers/contract.py says the same; a test compares the two, field
// by field, so this file keeps to one field a line.
import type { KeptHere, Theme } from "../core/contract";

/** The value that a misconception leads to. */
export interface NumberSlip {
  readonly id: string;
  readonly value: string;
  /** what the misconception is called */
  readonly name: string;
  /** what to ask whoever has this value */
  readonly sentence: string;
}

/** A reason to choose; `slip` is what its misconception is called, and empty for the right one. */
export interface NumberReason {
  readonly says: string;
  readonly slip: string;
}

/** A question with its numbers. */
export interface NumberVariant {
  readonly id: string;
  readonly prompt: string;
  /** "chance", "number", "word" or "place" */
  readonly form: string;
  /** how to answer */
  readonly says: string;
  /** a rounded answer needs so many digits */
  readonly digits: number;
  /** the exact answer: "5/17" */
  readonly value: string;
  /** the same as people write it */
  readonly shown: string;
  readonly hints: readonly string[];
  readonly reasons: readonly NumberReason[];
  readonly steps: readonly string[];
  readonly assumed: readonly string[];
  readonly slips: readonly NumberSlip[];
}

/** A question with all its variants that go with the page. */
export interface NumberQuestion {
  readonly title: string;
  /** 1 to 4 */
  readonly level: number;
  readonly variants: readonly NumberVariant[];
}

/** All that does not change. */
export interface NumberScene {
  readonly title: string;
  readonly language: string;
  readonly questions: readonly NumberQuestion[];
  /** the ways to type each of the five words */
  readonly typed: Readonly<Record<string, string>>;
}

/** What was typed as an answer to a variant. */
export interface NumberTry {
  readonly question: string;
  readonly typed: string;
}

/** Everything synced, by the names of the Python traits. */
export interface NumberState {
  readonly scene: NumberScene;
  readonly progress: readonly NumberTry[];
  /** the variant of each question */
  readonly chosen: readonly number[];
  /** the question that is shown */
  readonly at: number;
  readonly kept: KeptHere;
  /** what Python says of the file in which answers are kept; mostly empty */
  readonly notice: string;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
