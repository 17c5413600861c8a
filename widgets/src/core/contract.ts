// What Python sends. moosekit/widgets/contract.py says the same in Python; a test compares the two, field by field, so
// this file keeps to one field a line. Seats count from 0; places of the row count from 0 on the left.

export type PlayState = "in" | "vanished" | "stolen" | "lost" | "taken";
export type FrameKind = "table" | "play" | "order" | "row" | "strongest" | "joker" | "result";
export type Deck = "white" | "black";

/** A numbered rule in our own words; `source` says in words who says so. */
export interface Clause {
  readonly ref: string;
  readonly title: string;
  readonly text: string;
  readonly source: string;
}

/** A card that lies on the table. */
export interface TablePlay {
  readonly seat: number;
  readonly card: string;
  readonly state: PlayState;
}

/** One step: how the table looks, and why. */
export interface Frame {
  readonly kind: FrameKind;
  /** what the step is about, telling nothing of how it ends */
  readonly label: string;
  /** what happened, in at most twelve words */
  readonly heading: string;
  /** why, in one sentence */
  readonly sentence: string;
  /** more on request; may be empty */
  readonly more: string;
  readonly clause: Clause | null;
  /** the reading or default of ours that decided here */
  readonly open: string | null;
  readonly plays: readonly TablePlay[];
  /** the seat that plays next */
  readonly turn: number | null;
  readonly lead: string | null;
  /** the colours, weakest first */
  readonly order: readonly string[];
  /** the seat that is ahead, or has won */
  readonly ahead: number | null;
  /** the place in the row that acts */
  readonly acting: number | null;
  /** places of the row that have been read */
  readonly read: readonly number[];
  /** places of the row that did nothing */
  readonly idle: readonly number[];
  /** for the seat that plays next, if its hand is known: what it may play */
  readonly playable: readonly string[];
  /** cards that the step talks about */
  readonly mentioned: readonly string[];
  /** the whole step for screen readers and the voice */
  readonly speak: string;
}

export interface SeatName {
  readonly seat: number;
  readonly name: string;
  readonly position: string;
}

export interface RowCard {
  readonly id: string;
  readonly deck: Deck;
  readonly title: string;
  readonly text: string;
  readonly clause: Clause | null;
}

export interface Reading {
  readonly id: string;
  readonly title: string;
}

/** A colour of the game: `pip` names its sign in the art. */
export interface Colour {
  readonly id: string;
  readonly pip: string;
  readonly name: string;
  readonly animal: string;
}

export interface Hand {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** An answer to "who wins?". Seat -1 stands for nobody. */
export interface Guess {
  readonly seat: number;
  readonly label: string;
  readonly right: boolean;
  readonly verdict: string;
}

/** What would be otherwise: `card` is the winning one, `winner` its seat. */
export interface Variant {
  readonly id: string;
  readonly label: string;
  readonly card: string | null;
  readonly winner: number | null;
  readonly changed: boolean;
  readonly sentence: string;
}

export interface Reason {
  readonly text: string;
  readonly clause: string;
}

/** "Tap every card that this hand may play": belongs to the frame just before the seat plays. */
export interface Tap {
  readonly step: number;
  readonly seat: number;
  readonly prompt: string;
  readonly cards: readonly string[];
  readonly playable: readonly string[];
  readonly reasons: Readonly<Record<string, Reason>>;
}

/** All that does not change from step to step. `state` is refused by Python once another trick lies there. */
export interface Scene {
  readonly state: string;
  readonly title: string;
  readonly language: string;
  readonly seats: readonly SeatName[];
  readonly row: readonly RowCard[];
  readonly reading: Reading;
  readonly readings: readonly Reading[];
  readonly colours: readonly Colour[];
  readonly hands: readonly Hand[];
  /** how cards are called, by code */
  readonly cards: Readonly<Record<string, string>>;
  readonly guesses: readonly Guess[];
  readonly variants: readonly Variant[];
  /** what is said where "what if" is locked; empty where it is free */
  readonly locked: string;
  readonly taps: readonly Tap[];
}

/** What the page writes back: a few small values. */
export interface Progress {
  readonly step: number;
  /** the seat predicted to win, -1 for nobody */
  readonly prediction: number | null;
  readonly revealed: boolean;
  /** hands counted in the class, by seat */
  readonly votes: Readonly<Record<string, number>>;
}

/** What a page without Python keeps in the browser's own store: under which name, and the words for it. */
export interface KeptHere {
  readonly name: string;
  readonly words: Readonly<Record<string, string>>;
}

export type Theme = "auto" | "light" | "dark";

/** Everything synced, by the names of the Python traits. */
export interface StepperState extends Progress {
  readonly frames: readonly Frame[];
  readonly scene: Scene;
  readonly words: Readonly<Record<string, string>>;
  readonly predict: boolean;
  readonly tap: boolean;
  readonly present: boolean;
  readonly theme: Theme;
}

/** What Python answers to a question of the page. */
export interface Answer {
  readonly kind: "answer" | "refusal" | "hello";
  readonly id: number;
  readonly sentence: string;
  readonly variant: Variant | null;
}
