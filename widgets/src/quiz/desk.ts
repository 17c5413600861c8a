// What every part of a Quiz may use.
import type { Speaker } from "../core/live";
import type { Words } from "../core/words";
import type { QuizScene } from "./contract";

export interface Desk {
  readonly scene: QuizScene;
  readonly words: Words;
  readonly speaker: Speaker;
}
