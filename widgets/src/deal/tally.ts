// What has been dealt so far, from the state alone: cards of the last trial, and how often it happened.
import type { Model } from "../core/model";
import type { DealState } from "./contract";

export const THOUSAND = 1000;
/** shares are looked at after so many trials */
export const CHECKPOINTS = [10, 100, 1000, 10_000];

/** Trials that were made and are known; the rest is still asked of Python. */
export function known(model: Model<DealState>): number {
  return Math.min(model.get("done"), model.get("hits").length);
}

export function happened(model: Model<DealState>, trials: number): number {
  return model.get("hits").slice(0, trials).split("1").length - 1;
}

/** The cards of a trial, hand after hand; undefined where they are not known. */
export function dealOf(model: Model<DealState>, trial: number): readonly (readonly string[])[] | undefined {
  const last = model.get("last");
  const cards = model.get("deals")[trial - 1] ?? (last?.number === trial ? last.cards : undefined);
  let start = 0;
  return cards && model.get("scene").hands.map(({ size }) => cards.slice(start, (start += size)));
}
