// The board of Face de bouc as Python sends it (moosekit/widgets/table/bouc_board.py), the same for everybody. No name is
// ever on it. Lists "by seat" have one entry for each seat; codes are those of cards.
import type { Board } from "../contract";

/** The cards that somebody has won, and the face on top. */
export interface Pile {
  readonly count: number;
  readonly top: string | null;
}

export interface BoucBoard {
  /** cards in the draw pile */
  readonly left: number;
  /** who turned up the card, or is to turn up the next one */
  readonly turn: number | null;
  /** what the open card waits for */
  readonly phase: "naming" | "recall" | "renaming" | null;
  /** the open pile, from the bottom to the top */
  readonly centre: readonly string[];
  /** by seat */
  readonly piles: readonly Pile[];
  /** seats that do not remember */
  readonly passed: readonly number[];
  /** seats that may not act again on this card */
  readonly out: readonly number[];
  /** how many characters have a name */
  readonly named: number;
  readonly clocked: boolean;
  /** by seat; `null` is no clock */
  readonly paces: readonly (number | null)[];
  /** whether the special shout is played */
  readonly special: boolean;
  readonly end: { readonly points: readonly number[]; readonly ranking: readonly (readonly number[])[] } | null;
}

export const boardOf = (board: Board): BoucBoard => board as unknown as BoucBoard;
