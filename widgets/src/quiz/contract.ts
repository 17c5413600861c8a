// What Python sends to a Quiz. moosekit/widgets/quiz/contract.py says the same; a test compares the two, field by field,
// so this file keeps to one field a line.
import type { Clause, KeptHere, Theme } from "../core/contract";

/** A card that lies there, and what stands below it. */
export interface QuizCard {
  readonly code: string;
  readonly caption: string;
}

/** Cards side by side under a heading. */
export interface QuizShelf {
  readonly heading: string;
  readonly cards: readonly QuizCard[];
}

/** A step of an explanation; `clause` is a key of the scene's clauses. */
export interface QuizStep {
  readonly text: string;
  readonly clause: string;
}

/** What may be chosen, and whether it is right. */
export interface QuizChoice {
  readonly text: string;
  readonly right: boolean;
}

/** A question; those of one family are siblings. */
export interface QuizQuestion {
  readonly id: string;
  readonly family: string;
  /** 1 to 3 */
  readonly level: number;
  /** what is done, in sentences */
  readonly doing: readonly string[];
  readonly prompt: string;
  readonly table: readonly QuizShelf[];
  readonly choices: readonly QuizChoice[];
  /** the step that decides */
  readonly why: QuizStep;
  readonly steps: readonly QuizStep[];
  /** the table when all is done */
  readonly after: readonly QuizShelf[];
}

/** All that does not change. */
export interface QuizScene {
  readonly title: string;
  readonly language: string;
  readonly questions: readonly QuizQuestion[];
  readonly clauses: Readonly<Record<string, Clause>>;
  /** how cards are called, by code */
  readonly cards: Readonly<Record<string, string>>;
}

/** An answer that was given: the question's id and the place of the choice, from 0. */
export interface QuizAnswer {
  readonly question: string;
  readonly choice: number;
}

/** Everything synced, by the names of the Python traits. */
export interface QuizState {
  readonly scene: QuizScene;
  readonly progress: readonly QuizAnswer[];
  readonly kept: KeptHere;
  /** what Python says of the file in which answers are kept; mostly empty */
  readonly notice: string;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
