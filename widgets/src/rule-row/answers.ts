// What comes of a row: looked up among the answers that came with the page, or worked out by Python.
import type { Model } from "../core/model";
import type { RowResult, RowState } from "./contract";

const BASE = 36; // places on offer are written as one sign each

/** A short name of a row, as Python makes it: the reading's number, then each card's place on offer. */
export function keyOf(model: Model<RowState>): string {
  const { offer, readings } = model.get("scene");
  const reading = readings.findIndex((one) => one.id === model.get("reading"));
  const places = model.get("row").map((id) => offer.findIndex((card) => card.id === id).toString(BASE));
  return `${reading}${places.join("")}`;
}

/** The result of the row as it lies now; undefined while Python is still at work on it. */
export function resultNow(model: Model<RowState>): RowResult | undefined {
  const key = keyOf(model);
  const { answers, known, totals } = model.get("scene");
  const places = answers[key];
  if (places === undefined) {
    const result = model.get("result");
    return result.key === key ? result : undefined;
  }
  const tricks = places.map((place) => known[place]).filter((trick) => trick !== undefined);
  return { key, tricks, sentence: totals[tricks.filter((trick) => trick.changed).length] ?? "" };
}
