// What every part of the two pictures may use.
import type { Model } from "../core/model";
import type { Words } from "../core/words";
import type { JointScene, JointState } from "./contract";
import type { View } from "./view";

export interface Desk {
  readonly model: Model<JointState>;
  readonly scene: JointScene;
  readonly words: Words;
  /** chooses something, or all again where that was chosen already */
  choose(view: View, row: number | undefined, column: number | undefined): void;
}

export interface Part {
  readonly node: HTMLElement;
  update(view: View): void;
}
