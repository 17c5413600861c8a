// What every part of a RuleRow may use.
import type { Speaker } from "../core/live";
import type { Words } from "../core/words";
import type { RowScene } from "./contract";
import type { Laying } from "./laying";

export interface Desk {
  readonly scene: RowScene;
  readonly words: Words;
  readonly laying: Laying;
  readonly speaker: Speaker;
  readonly signal: AbortSignal;
  /** puts a card into the row, or says that there is no room */
  put(id: string, place: number): void;
}
