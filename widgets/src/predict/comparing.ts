// What was predicted beside how it is, in words.
import type { Words } from "../core/words";
import { digits } from "../plots/numbers";
import type { PredictScene, Truth } from "./contract";

const CLOSE = 0.03; // of the whole line

/** How far off the prediction was: exactly right, close, or so much too high or too low. */
export function gapOf(scene: PredictScene, made: number, truth: Truth, words: Words): string {
  if (scene.kind === "choice") return words(made === truth.value ? "right" : "other");
  const gap = made - truth.value;
  if (Math.round(truth.value) === made) return words("right");
  const told = { gap: digits(Math.abs(gap), scene.language, scene.kind === "chance" ? 2 : 3) };
  if (Math.abs(gap) <= CLOSE * (scene.high - scene.low)) return words("close");
  return gap > 0 ? words(`high.${scene.kind}`, told) : words(`low.${scene.kind}`, told);
}
