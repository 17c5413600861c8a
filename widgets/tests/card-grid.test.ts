import { describe, expect, it } from "vitest";
import { cardGrid } from "../src/card-grid/card-grid";
import type { GridScene, GridState } from "../src/card-grid/contract";
import { Model } from "../src/core/model";
import { FakeHost } from "./fake";

const colours = ["green", "blue"].map((id) => ({ id, pip: id.slice(0, 1), name: id, animal: id }));
const rules = ["twos-win", "reversed", "threes-low"].map((id) => ({ id, deck: "black" as const, title: id, text: "", clause: null }));
const scene: GridScene = {
  title: "Strength", language: "en", colours, rules, longest: 2, cards: ["g0", "g1", "b0", "b1"], of: 400,
  tables: [[0, 1, 200, 400], [400, 200, 1, 0]],
  answers: {
    "": { table: 0, order: [0, 1], sentence: "plain" }, "0": { table: 0, order: [0, 1], sentence: "twos" },
    "1": { table: 1, order: [1, 0], sentence: "turned" }, "01": { table: 1, order: [1, 0], sentence: "both" },
  },
  rounds: 0, asked: "4 random cards", played: "legal play",
};
const words = { told: "{card} {share} {wins}/{of}", before: "before {share}", legal: "legal {wins}/{plays}", cell: "{card}: {number}", waiting: "…", full: "full at {longest}" };

function show(changes: Partial<GridState> = {}, width = 900): { host: FakeHost; root: HTMLElement } {
  const host = new FakeHost({ scene, row: [], at: 3, legal: {}, words, theme: "auto", ...changes });
  const made = cardGrid(new Model<GridState>(host, new AbortController().signal));
  document.body.replaceChildren(made.root);
  made.resize(width);
  return { host, root: made.root };
}

const cells = (root: HTMLElement): string[] => [...root.querySelectorAll(".mg-number")].map((one) => one.textContent ?? "");

describe("the heat map", () => {
  it("has the strongest colour on top, and says nothing that is not quite so", () => {
    expect(cells(show().root)).toEqual(["50", "100", "0", "<1"]);
  });

  it("is turned on its side where there is little room", () => {
    const { root } = show({}, 300);
    expect(cells(root)).toEqual(["50", "0", "100", "<1"]);
    expect(root.querySelectorAll("tbody tr")).toHaveLength(2);
  });

  it("follows the rule cards and their order of the colours", () => {
    const { host, root } = show();
    root.querySelectorAll<HTMLInputElement>(".mg-rule input")[1]?.click();
    expect(host.get("row")).toEqual(["reversed"]);
    expect(cells(root)).toEqual(["100", "50", "<1", "0"]);
    expect(root.querySelector(".mp-told")?.textContent).toBe("b1 0% 0/400\nbefore 100%");
    expect(root.querySelector(".mp-sentence")?.textContent).toBe("turned");
  });

  it("keeps the head of a colour that has moved away, and shows and names one at each line", () => {
    const { host, root } = show();
    const named = () => [...root.querySelectorAll(".mg-head:not([data-away]):not([aria-hidden])")].map((one) => one.textContent);
    const first = root.querySelector(".mg-head");
    expect(named()).toEqual(["blue", "green"]);
    host.set("row", ["reversed"]);
    expect(named()).toEqual(["green", "blue"]);
    host.set("row", []);
    expect(named()).toEqual(["blue", "green"]);
    expect(root.querySelector(".mg-head:not([data-away])")).toBe(first);
  });

  it("lays no more cards than a row may have", () => {
    const { host, root } = show({ row: ["twos-win", "reversed"] });
    root.querySelectorAll<HTMLInputElement>(".mg-rule input")[2]?.click();
    expect(host.get("row")).toEqual(["twos-win", "reversed"]);
    expect(root.querySelector(".mk-refusal")?.textContent).toBe("full at 2");
    expect([...root.querySelectorAll<HTMLInputElement>(".mg-rule input")].map((one) => one.checked)).toEqual([true, true, false]);
  });

  it("is one tab stop, with arrows inside", () => {
    const { host, root } = show();
    const here = () => [...root.querySelectorAll<HTMLElement>('.mg-cell[tabindex="0"]')];
    expect(here()).toHaveLength(1);
    const press = (key: string) => here()[0]?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    press("ArrowDown");
    expect(host.get("at")).toBe(1);
    press("ArrowLeft");
    press("ArrowUp");
    expect(host.get("at")).toBe(2);
    press("ArrowUp");
    expect(host.get("at")).toBe(2);
    press("End");
    expect(host.get("at")).toBe(3);
  });
});

describe("legal play", () => {
  it("stands beside, and is not there before it was played; it follows once the exact chances are seen", async () => {
    const seen = () => new Promise((done) => setTimeout(done, 200));
    const { host, root } = show({ scene: { ...scene, rounds: 10 }, legal: { "": [[0, 2], [1, 2], [1, 4], [3, 3]] } });
    expect(cells(root).slice(4)).toEqual(["25", "100", "0", "50"]);
    expect(root.querySelector(".mp-told")?.textContent).toContain("legal 3/3");
    const away = () => root.querySelectorAll(".mg-kept")[1]?.hasAttribute("data-away");
    const waiting = () => root.querySelectorAll<HTMLElement>(".mg-map > p")[1];
    host.set("at", 1);
    const here = () => [...root.querySelectorAll('.mg-map:last-child .mg-cell[tabindex="0"]')].map((cell) => cell.getAttribute("aria-label"));
    expect(here()).toEqual([expect.stringContaining(scene.cards[1] ?? "")]); // at once, as the focus is there
    host.set("at", 3);
    host.set("row", ["twos-win"]);
    expect(away()).toBe(true); // what the other row had is not seen beside the new sentence
    await seen();
    expect(away()).toBe(true);
    expect(waiting()?.style.visibility).toBe("visible");
    expect(waiting()?.textContent).toBe("legal play …");
    expect(root.querySelectorAll('.mg-kept[data-away] .mg-cell[tabindex="0"]')).toHaveLength(0);
    host.set("row", []);
    await seen();
    expect(away()).toBe(false);
    expect(waiting()?.style.visibility).toBe("hidden");
    expect(cells(root).slice(4)).toEqual(["25", "100", "0", "50"]);
  });
});
