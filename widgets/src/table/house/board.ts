// The board of There's a Moose in the House as Python sends it (moosekit/widgets/table/house_board.py). Lists "by seat"
// have one entry for each seat; codes are those of cards.
import type { Board, Json } from "../contract";

export type RoomKind = "kit" | "bath" | "liv" | "bed";
export type Cover = "open" | "moose" | "door";

export interface Room {
  readonly kind: RoomKind;
  /** what lies on it */
  readonly on: Cover;
}

export interface House {
  /** whether the house card lies there */
  readonly card: boolean;
  /** from left to right */
  readonly rooms: readonly Room[];
}

/** A moose on its way: who sent it, whose room it is, and the room's place there. */
export interface Attack {
  readonly from: number;
  readonly to: number;
  readonly card: string;
  readonly place: number;
}

/** A hand laid open at the end: moose in the house, and what counts like them in hand. */
export interface Counted {
  readonly hand: readonly string[];
  readonly house: number;
  readonly held: number;
}

/** An action as Python reads it. */
export interface Action {
  readonly play?: string;
  readonly on?: number;
  readonly room?: number;
  readonly discard?: string;
  readonly say?: string;
}

export interface HouseBoard {
  readonly deck: number;
  readonly discards: number;
  /** the card on top of the discard pile */
  readonly top: string | null;
  /** by seat */
  readonly houses: readonly House[];
  /** by seat: cards in hand */
  readonly held: readonly number[];
  /** by seat: cards in hand that the viewer sees, but for the own hand */
  readonly open: readonly (readonly string[])[];
  readonly own: number | null;
  readonly hand: readonly string[];
  readonly turn: number | null;
  readonly attack: Attack | null;
  /** by seat, at the end */
  readonly counted: readonly (Counted | null)[];
  readonly end: { readonly points: readonly number[]; readonly ranking: readonly (readonly number[])[] } | null;
  /** all that the own seat may do now */
  readonly may: readonly Action[] | null;
}

export const boardOf = (board: Board): HouseBoard => board as unknown as HouseBoard;
export const asJson = (action: Action): Json => action as unknown as Json;
