import { describe, expect, it } from "vitest";
import { chart } from "../src/chart/chart";
import type { Bar, ChartScene, ChartState } from "../src/chart/contract";
import { bandAt } from "../src/chart/run-plot";
import { Model } from "../src/core/model";
import { FakeHost } from "./fake";

const bar = (name: string, share: number): Bar => ({ name, share, marked: name === "2", chance: `${share * 100}%`, ways: "" });
const panel = (...shares: number[]) => ({
  title: "", bars: shares.map((share, at) => bar(String(at), share)),
  came: [{ trials: 10, label: "in 10 trials", counts: [3, 7, 0] }, { trials: 100, label: "in 100 trials", counts: [40, 60, 0] }],
});
const scene: ChartScene = {
  kind: "bars", title: "Blues", description: "", language: "en", outcome: "blue", choosing: "Players", runs: null,
  views: [{ label: "3", panels: [panel(0.5, 0.25, 0.25)], sentence: "three" }, { label: "4", panels: [panel(0.5, 0.5, 0)], sentence: "four" }],
};
const words = { told: "{name}: {told}", came: "{count} of {trials} = {share}", none: "none", pooled: "{hits}/{trials} {share}", "pair.wrong": "wrong {pair}" };
const runs: ChartScene = {
  ...scene, kind: "runs", views: [],
  runs: { exact: 0.5, told: "1/2", points: [10, 100], stops: [10, 100], labels: ["10", "100"], pairs: 3, lines: [{ name: "run 1", hits: [4, 52] }] },
};

function show(changes: Partial<ChartState> = {}): { host: FakeHost; root: HTMLElement } {
  const host = new FakeHost({ scene, choice: 0, at: 0, shown: 0, exact: true, tallies: [], words, theme: "auto", ...changes });
  const made = chart(new Model<ChartState>(host, new AbortController().signal));
  document.body.replaceChildren(made.root);
  made.resize(600);
  return { host, root: made.root };
}

const told = (root: HTMLElement): string => root.querySelector(".mp-told")?.textContent ?? "";

describe("bars", () => {
  it("keep the place of what cannot come, and stripe what is asked about", () => {
    const { root } = show({ choice: 1 });
    expect(root.querySelectorAll(".mp-column")).toHaveLength(3);
    expect(root.querySelectorAll("rect.mp-mark")).toHaveLength(2);
    expect(show().root.querySelectorAll("rect.mp-mark")).toHaveLength(3);
  });

  it("say what is looked at, and follow a choice", () => {
    const { host, root } = show();
    expect(told(root)).toBe("blue: 0\n50%");
    host.set("at", 1);
    expect(told(root)).toBe("blue: 1\n25%");
    expect(root.querySelectorAll(".mp-column")[1]?.hasAttribute("data-here")).toBe(true);
    host.set("choice", 1);
    expect(told(root)).toBe("blue: 1\n50%");
    expect(root.querySelector(".mp-sentence")?.textContent).toBe("four");
  });

  it("have a dot for what came, and may hide what is exact", () => {
    const { host, root } = show({ shown: 2, exact: false });
    expect(root.querySelectorAll("circle.mp-mark")).toHaveLength(3);
    expect(root.querySelectorAll("rect.mp-mark")).toHaveLength(0);
    expect(told(root)).toBe("blue: 0\n40 of 100 = 40%");
    expect(root.textContent).not.toContain("50%");
    host.set("exact", true);
    expect(told(root)).toBe("blue: 0\n50% · 40 of 100 = 40%");
  });

  it("are a table too, made when it is opened", () => {
    const { root } = show({ shown: 1 });
    const twin = root.querySelector<HTMLDetailsElement>(".mp-twin");
    expect(twin?.querySelectorAll("td")).toHaveLength(0);
    if (twin) twin.open = true;
    twin?.dispatchEvent(new Event("toggle"));
    expect([...(twin?.querySelectorAll("tbody tr") ?? [])].map((row) => row.textContent)).toEqual(["050%3 (30%)", "125%7 (70%)", "225%0 (0%)"]);
  });

  it("are chosen by a click on their column", () => {
    const { host, root } = show();
    root.querySelectorAll(".mp-column")[2]?.dispatchEvent(new Event("click"));
    expect(host.get("at")).toBe(2);
  });
});

describe("runs", () => {
  it("are drawn up to the checkpoint chosen", () => {
    const { host, root } = show({ scene: runs, shown: 0 });
    expect(root.querySelectorAll("polyline")).toHaveLength(0);
    host.set("shown", 2);
    expect(root.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(2);
  });

  it("have a band that holds 95 of 100", () => {
    const [low, high] = bandAt(0.5, 100);
    expect([low, high].map((one) => one.toFixed(3))).toEqual(["0.402", "0.598"]);
    expect(bandAt(0.01, 10)[0]).toBe(0);
  });

  it("put the tallies of pairs together while they are typed", () => {
    const { host, root } = show({ scene: runs });
    const boxes = [...root.querySelectorAll<HTMLInputElement>(".mp-box")];
    const type = (at: number, text: string) => {
      const box = boxes[at];
      if (box) box.value = text;
      box?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type(0, "3");
    expect(host.get("tallies")).toEqual([]);
    type(1, "10");
    type(4, "2");
    type(5, "10");
    expect(host.get("tallies")).toEqual([[1, 3, 10], [3, 2, 10]]);
    expect(root.textContent).toContain("5/20 25%");
    type(4, "12");
    expect(host.get("tallies")).toEqual([[1, 3, 10]]);
    expect(root.querySelector(".mp-wrong")?.textContent).toBe("wrong 3");
  });
});
