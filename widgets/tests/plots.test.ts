import { describe, expect, it } from "vitest";
import { fraction } from "../src/plots/fraction";
import { count, percent, wilson } from "../src/plots/numbers";
import { linear, logarithmic, ticks } from "../src/plots/scale";

describe("numbers", () => {
  it("are written as Python writes them", () => {
    expect([2 / 3, 1 / 3000, 1, 0.9999, 0].map((share) => percent(share, "en"))).toEqual(["66.7%", "0.0333%", "100%", ">\u00a099.9%", "0%"]);
    expect(percent(0.00001, "fr")).toBe("<\u00a00,01\u00a0%");
    expect([count(9999, "en"), count(135751, "en"), count(10000, "fr")]).toEqual(["9999", "135,751", "10\u202f000"]);
  });

  it("have a margin that stays between nothing and all", () => {
    const [low, high] = wilson(0, 10);
    expect(low).toBeCloseTo(0, 9);
    expect(high).toBeCloseTo(0.2775, 3);
  });
});

describe("scales", () => {
  it("place numbers between two ends", () => {
    expect(linear(0, 4, 10, 50)(1)).toBe(20);
    expect(logarithmic(10, 1000, 0, 100)(100)).toBeCloseTo(50, 9);
  });

  it("have round numbers around all that is shown", () => {
    expect(ticks(0, 0.308)).toEqual([0, 0.1, 0.2, 0.3, 0.4]);
    expect(ticks(0, 1)).toEqual([0, 0.25, 0.5, 0.75, 1]);
    expect(ticks(0.2, 0.2).length).toBeGreaterThan(0);
  });
});

describe("a fraction", () => {
  it("stands in two lines and is heard as one", () => {
    expect(fraction("6/16").querySelector(".mk-hidden")?.textContent).toBe("6/16");
    expect(fraction("2").textContent).toBe("2");
  });
});
