// The frames that a page knows, each with the whole board as it looked then.
import type { Board, Now, TableFrame } from "./contract";

export interface Scene {
  readonly frame: TableFrame;
  readonly board: Board;
}

/** Frames joined to the boards that they give, beginning with a board. */
function unrolled(board: Board, frames: readonly TableFrame[]): Scene[] {
  let current = board;
  return frames.map((frame) => {
    current = { ...current, ...frame.changes };
    return { frame, board: current };
  });
}

export class Reel {
  #scenes: readonly Scene[] = [];
  #rest: Board = {};
  #eyes = "";
  #move = -1;

  get scenes(): readonly Scene[] {
    return this.#scenes;
  }

  get last(): number {
    return this.#scenes.length - 1;
  }

  /** The board as it lies there now. */
  get rest(): Board {
    return this.#rest;
  }

  /** Whether the beginning of the game is known. */
  get whole(): boolean {
    return this.#scenes[0]?.frame.move === 0;
  }

  /** Takes what Python tells; gives back how many frames were known before the new ones. */
  take(now: Now): number {
    // Whoever takes the screen sees what happened with their own eyes only.
    const eyes = `${now.viewer} ${now.revealed}`;
    if (eyes !== this.#eyes) this.#scenes = [];
    this.#eyes = eyes;
    const kept = this.#scenes.filter(({ frame }) => frame.move <= now.since);
    const joins = now.since <= this.#move || kept.length === 0;
    this.#move = now.move;
    const before = joins ? kept : [];
    this.#scenes = [...before, ...unrolled(now.board, now.frames)];
    this.#rest = (now.frames.length > 0 && this.#scenes.at(-1)?.board) || now.board;
    return before.length;
  }

  /** Takes the whole game. */
  replace(film: readonly TableFrame[]): void {
    this.#scenes = unrolled({}, film);
    this.#rest = this.#scenes.at(-1)?.board ?? {};
  }
}
