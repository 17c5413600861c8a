// The board of Moustache as Python sends it (moosekit/widgets/table/moustache_board.py). Lists "by seat" have one entry
// for each seat; codes are those of cards.
import type { Board } from "../contract";

export interface Rule {
  readonly id: string;
  readonly deck: "white" | "black";
  readonly title: string;
  readonly text: string;
  readonly clause: string;
}

export interface Lying {
  readonly seat: number;
  readonly card: string;
  readonly state: "in" | "vanished";
}

/** A won trophy: from which round, and its value where that may be known. */
export interface Trophy {
  readonly round: number;
  readonly value: number | null;
}

/** The stars of a round: the starred cards of both teams, pink first, and what rule cards made of them. */
export interface Count {
  readonly cards: readonly (readonly { readonly card: string; readonly stars: number }[])[];
  readonly stars: readonly number[];
  readonly winner: string;
  readonly steps: readonly string[];
}

/** What may be done now, by which seat, with which cards, and how many of them at a time. */
export interface May {
  readonly act: "play" | "pass" | "steal";
  readonly seat: number;
  readonly cards: readonly string[];
  readonly count: number;
}

export interface MoustacheBoard {
  readonly round: number;
  readonly rounds: number;
  readonly trick: number;
  readonly tricks: number;
  readonly row: readonly Rule[];
  /** rule cards that are still face down */
  readonly hidden: number;
  /** the colours, weakest first */
  readonly order: readonly string[];
  readonly lead: string | null;
  /** by seat */
  readonly teams: readonly string[];
  readonly crown: number;
  /** by seat: cards in hand */
  readonly held: readonly number[];
  /** by seat: cards in hand that the viewer sees, but for the own hand */
  readonly open: readonly (readonly string[])[];
  /** cards of the own hand that lie open for all */
  readonly own: readonly string[];
  /** by seat: cards won this round */
  readonly won: readonly number[];
  /** by seat */
  readonly trophies: readonly (readonly Trophy[])[];
  readonly plays: readonly Lying[];
  readonly ahead: number | null;
  readonly hand: readonly string[];
  /** cards of the own hand that have been set aside */
  readonly aside: readonly string[];
  /** seats that have set cards aside */
  readonly sealed: readonly number[];
  readonly results: readonly { readonly stars: readonly number[]; readonly winner: string }[];
  readonly count: Count | null;
  /** stars on the values 0 to 10 */
  readonly printed: readonly number[];
  readonly end: { readonly points: readonly number[]; readonly ranking: readonly (readonly number[])[] } | null;
  readonly turn: number | null;
  readonly may: May | null;
}

export const boardOf = (board: Board): MoustacheBoard => board as unknown as MoustacheBoard;
