// A part of the front end: an element, and how it follows the learner.
import type { Kernel } from "../core/kernel";
import type { Speaker } from "../core/live";
import type { Now, Store } from "../core/store";
import type { Words } from "../core/words";

export interface Part {
  readonly node: HTMLElement;
  update(now: Now): void;
}

/** What every part may use. */
export interface Stage {
  readonly store: Store;
  readonly words: Words;
  readonly speaker: Speaker;
  readonly kernel: Kernel;
  /** shows and says why something was not possible */
  readonly refuse: (sentence: string) => void;
  readonly signal: AbortSignal;
  /** whether the widget is so narrow that cards are drawn small */
  readonly narrow: () => boolean;
}

/** Draws what is not shown already. */
export function ifOther<Shown>(draw: (one: Shown) => void): (one: Shown) => void {
  let shown: Shown | undefined;
  return (one) => {
    if (one !== shown) draw((shown = one));
  };
}

/** Calls `draw` only when what it depends on has changed. */
export const whenChanged = (draw: () => void): ((key: string) => void) => ifOther<string>(() => draw());
