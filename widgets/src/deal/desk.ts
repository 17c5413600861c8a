// What every part of a DealView may use.
import type { Model } from "../core/model";
import type { Words } from "../core/words";
import type { DealScene, DealState } from "./contract";

export interface Desk {
  readonly model: Model<DealState>;
  readonly scene: DealScene;
  readonly words: Words;
}

export interface Part {
  readonly node: HTMLElement;
  update(): void;
}
