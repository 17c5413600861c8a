// A part of a table's page: an element, and how it follows the game.
import type { Words } from "../core/words";
import type { Board, Json, Room } from "./contract";
import type { TableStore, View } from "./store";

export interface TablePart {
  readonly node: HTMLElement;
  update(view: View): void;
}

/** What every part may use. */
export interface TableStage {
  readonly store: TableStore;
  readonly words: Words;
  readonly room: Room;
  /** does something for the person who is asked */
  readonly act: (action: Json) => void;
  /** says why something cannot be done */
  readonly refuse: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** those who get ready for the next frame, unseen, while nobody waits; without one the board is empty */
  readonly ahead: ((board: Board) => void)[];
  /** the width of the table in pixels */
  readonly width: () => number;
}

/** What more a game lets people choose on the first screen. */
export interface Choices {
  readonly node: HTMLElement;
  /** so many people sit at this screen */
  follow(people: number): void;
  /** what is told to Python beside the rest */
  told(): object;
}

/** What a game brings along: how its table and its hand look. */
export interface GameFront {
  readonly id: string;
  /** the styles of this game alone */
  readonly css: string;
  /** the table, without the own hand */
  readonly table: (stage: TableStage) => TablePart;
  /** the own hand, or whatever is chosen from */
  readonly hand: (stage: TableStage) => TablePart;
  readonly choices?: (stage: TableStage) => Choices;
}
