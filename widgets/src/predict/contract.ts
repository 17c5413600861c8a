// What Python sends to a Predict. moosekit/widgets/predict/contract.py says the same; a test compares the two, field by
// field, so this file keeps to one field a line.
import type { KeptHere, Theme } from "../core/contract";

export type PredictKind = "choice" | "chance" | "whole";

/** How it is: in the measure of the prediction, and in words. */
export interface Truth {
  readonly value: number;
  readonly told: string;
}

/** All that does not change. */
export interface PredictScene {
  readonly kind: PredictKind;
  /** the question */
  readonly title: string;
  readonly language: string;
  readonly choices: readonly string[];
  /** the least and the greatest prediction: places of choices, hundredths of a chance, or whole numbers */
  readonly low: number;
  readonly high: number;
  /** what stands under the line, from its beginning to its end */
  readonly ends: readonly string[];
  /** why it is so, told with the answer; may be empty */
  readonly because: string;
}

/** Everything synced, by the names of the Python traits. */
export interface PredictState {
  readonly scene: PredictScene;
  /** kept once it is made */
  readonly prediction: number | null;
  readonly revealed: boolean;
  /** nobody may know it yet */
  readonly truth: Truth | null;
  readonly kept: KeptHere;
  readonly words: Readonly<Record<string, string>>;
  readonly theme: Theme;
}
