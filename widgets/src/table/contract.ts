// What Python sends to a table's page. moosekit/widgets/table/contract.py says the same; a test compares the two, field
// by field, so this file keeps to one field a line. Seats count from 0.
import type { Clause, Theme } from "../core/contract";

export type { Clause, Theme };
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type Pace = "next" | "slow" | "steady" | "fast";
export type AnswerKind = "answer" | "refusal" | "hello";
/** The table as one viewer sees it; only the game's own front end knows its fields. */
export type Board = Readonly<Record<string, Json>>;

/** One step of an explanation, and the clause it stands on. */
export interface Step {
  readonly text: string;
  readonly clause: string;
}

/** One thing that happened. */
export interface TableFrame {
  /** the number of the move that it is part of; 0 is the beginning */
  readonly move: number;
  /** what the log can be filtered by */
  readonly kind: string;
  readonly who: number | null;
  /** what happened, in one sentence */
  readonly line: string;
  readonly why: readonly Step[];
  /** whether "next" stops here */
  readonly stop: boolean;
  /** the fields of the board that are new */
  readonly changes: Readonly<Record<string, Json>>;
  /** what only the front end of the game reads */
  readonly mark: Json;
}

/** Something that may be done. */
export interface Option {
  readonly action: Json;
  readonly label: string;
}

/** A phase against the clock. */
export interface Clock {
  /** a message that names another one is refused */
  readonly phase: string;
  /** how late it is, in milliseconds since the reveal */
  readonly at: number;
  /** whether the page's clock counts; otherwise everybody takes the time they need */
  readonly runs: boolean;
  /** the people at this screen who may act now */
  readonly seats: readonly number[];
  /** those of them who owe a text */
  readonly words: readonly number[];
}

/** Where the game is. */
export interface Now {
  /** a message that names another state is refused; film, book, language and clock are not asked for theirs */
  readonly state: string;
  readonly move: number;
  /** the move that `board` is of */
  readonly since: number;
  readonly length: number;
  readonly viewer: number | null;
  /** the board before `frames` */
  readonly board: Readonly<Record<string, Json>>;
  readonly frames: readonly TableFrame[];
  /** the person at this screen who is to act */
  readonly asked: number | null;
  readonly prompt: string;
  /** what may be done, where it can be listed */
  readonly options: readonly Option[];
  /** whether the answer is a free text */
  readonly words: boolean;
  readonly clock: Clock | null;
  /** the person who has to take the screen first */
  readonly curtain: number | null;
  /** whether bots are still to act */
  readonly waiting: boolean;
  readonly over: boolean;
  readonly undo: boolean;
  readonly redo: boolean;
  /** whether this is a what-if */
  readonly branch: boolean;
  /** only after the game, or where all cards are open */
  readonly seed: string | null;
  /** whether all cards are shown */
  readonly revealed: boolean;
}

export interface SeatLabel {
  readonly seat: number;
  readonly name: string;
  readonly who: string;
  readonly here: boolean;
}

export interface Variation {
  readonly id: string;
  readonly title: string;
  readonly about: string;
}

/** A kind of bots that can be chosen. */
export interface BotLabel {
  readonly id: string;
  readonly title: string;
}

/** All that does not change while one game is played. */
export interface Room {
  readonly game: string;
  readonly title: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly deal: string;
  /** nobody before the deal */
  readonly seats: readonly SeatLabel[];
  readonly players: readonly number[];
  readonly variations: readonly Variation[];
  readonly variation: string;
  /** what the first screen offers: nothing where Python has chosen the bots */
  readonly bots: readonly BotLabel[];
  readonly bot: string;
  readonly open: boolean;
  readonly kinds: readonly string[];
  /** how fast people can play against the clock; nothing where there is none */
  readonly paces: readonly string[];
  /** whether nobody looks back before the end */
  readonly memory: boolean;
  /** the questions that a teacher has locked */
  readonly locked: readonly string[];
  /** how cards are called, by code */
  readonly names: Readonly<Record<string, string>>;
}

export interface SetupRow {
  readonly what: string;
  readonly value: string;
  readonly source: string;
  readonly mark: string;
}

export interface Guide {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What can be looked up. */
export interface Book {
  readonly setup: readonly SetupRow[];
  readonly caption: string;
  readonly aid: readonly Guide[];
  readonly clauses: Readonly<Record<string, Clause>>;
}

/** What a bot would do. */
export interface Hint {
  readonly action: Json;
  readonly label: string;
}

/** What may happen next: in a sentence, in faces of a hundred, as a fraction, and how that is found. */
export interface Likely {
  readonly sentence: string;
  readonly faces: number;
  readonly exact: string;
  readonly lines: readonly string[];
}

/** Something that was said aloud: told once, and nothing keeps it. */
export interface Said {
  readonly kind: "said";
  readonly line: string;
}

/** What Python answers to a message. */
export interface TableAnswer {
  readonly kind: AnswerKind;
  readonly id: number;
  readonly sentence: string;
  readonly clause: string | null;
  readonly film: readonly TableFrame[] | null;
  readonly book: Book | null;
  readonly hint: Hint | null;
  readonly chances: readonly Likely[] | null;
  readonly record: string | null;
}

/** Everything synced, by the names of the Python traits. */
export interface TableState {
  readonly room: Room;
  readonly now: Now;
  readonly words: Readonly<Record<string, string>>;
  readonly pace: Pace;
  readonly present: boolean;
  readonly theme: Theme;
  readonly votes: Readonly<Record<string, number>>;
  /** all frames, on a page without Python */
  readonly film: readonly TableFrame[];
  readonly book: Book | null;
}
