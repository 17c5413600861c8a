import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import type { DealScene, DealState } from "../src/deal/contract";
import { happened, known, lastDeal } from "../src/deal/tally";
import { FakeHost } from "./fake";

const scene = { hands: [{ name: "a", size: 2 }, { name: "b", size: 1 }] } as unknown as DealScene;

function model(state: Partial<DealState>): Model<DealState> {
  return new Model(new FakeHost({ done: 0, hits: "01101", deals: [["B1", "G2", "O3"]], last: null, scene, ...state }), new AbortController().signal);
}

describe("the tally", () => {
  it("counts the trials that are known", () => {
    expect([known(model({ done: 3 })), happened(model({}), 3)]).toEqual([3, 2]);
    expect(known(model({ done: 1000 }))).toBe(5);
  });
});

describe("the last deal", () => {
  it("is cut into hands", () => {
    expect(lastDeal(model({ done: 1 }))).toEqual([["B1", "G2"], ["O3"]]);
    expect(lastDeal(model({ done: 0 }))).toBeUndefined();
  });

  it("comes from Python where it was not sent, and only that of this trial", () => {
    const last = { number: 4, cards: ["P1", "P2", "P3"] };
    expect(lastDeal(model({ done: 4, last }))).toEqual([["P1", "P2"], ["P3"]]);
    expect(lastDeal(model({ done: 5, last }))).toBeUndefined();
  });
});
