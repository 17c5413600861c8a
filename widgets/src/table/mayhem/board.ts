// The board of Moose Match Mayhem as Python sends it (moosekit/widgets/table/mayhem_board.py), the same for everybody.
// Lists "by seat" have one entry for each seat; codes are those of cards.
import type { Board, TableFrame } from "../contract";
import type { Scene } from "../reel";

/** Several hands on one card. */
export interface Dispute {
  readonly place: number;
  readonly seats: readonly number[];
}

/** Whose wild card could complete either pair. */
export interface Asks {
  readonly seat: number;
  readonly colours: readonly string[];
}

export interface MayhemBoard {
  /** how many flips there have been */
  readonly number: number;
  readonly piles: readonly [number, number];
  readonly discard: number;
  /** by the seats that turned them over; empty between two flips */
  readonly middle: readonly string[];
  /** by place, who has the card */
  readonly takers: readonly (number | null)[];
  /** by seat */
  readonly herds: readonly (readonly string[])[];
  /** by seat, every finished set */
  readonly sets: readonly (readonly (readonly string[])[])[];
  /** so many sets win */
  readonly goal: number;
  /** by seat; `null` is no clock */
  readonly paces: readonly (number | null)[];
  /** touches so close, in milliseconds, are a tie */
  readonly same: number;
  readonly dispute: Dispute | null;
  readonly asks: Asks | null;
  readonly end: { readonly points: readonly number[]; readonly ranking: readonly (readonly number[])[] } | null;
}

export const boardOf = (board: Board): MayhemBoard => board as unknown as MayhemBoard;

/** What the time line reads of a frame. */
export interface Mark {
  readonly what: "flip" | "took" | "handed" | "nothing" | "tie" | "token" | "set" | "lost" | "clear";
  readonly seat?: number;
  readonly place?: number | null;
  /** the time that counts, and the stamp where that is another; milliseconds since the reveal */
  readonly at?: number | null;
  readonly raw?: number | null;
  readonly why?: string;
  readonly seats?: readonly number[];
  readonly times?: readonly number[];
  readonly side?: string;
  readonly winner?: number;
}

export const markOf = (frame: TableFrame): Mark | null => frame.mark as unknown as Mark | null;

/** A flip: its cards, and what happened in it. */
export interface FlipStory {
  readonly middle: readonly string[];
  readonly frames: readonly TableFrame[];
}

/** The last flip up to a frame. */
export function lastFlip(scenes: readonly Scene[], at: number): FlipStory | undefined {
  let start = Math.min(at, scenes.length - 1);
  while (start >= 0 && markOf(scenes[start]!.frame)?.what !== "flip") start--;
  const first = scenes[start];
  return first && { middle: boardOf(first.board).middle, frames: scenes.slice(start + 1, at + 1).map(({ frame }) => frame) };
}
