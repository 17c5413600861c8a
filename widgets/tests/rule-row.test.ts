import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import { keyOf, resultNow } from "../src/rule-row/answers";
import type { RowScene, RowState, TrickResult } from "../src/rule-row/contract";
import { Laying } from "../src/rule-row/laying";
import { ruleRow } from "../src/rule-row/rule-row";
import { FakeHost } from "./fake";

const card = (id: string) => ({ id, deck: "black" as const, title: id, text: "", clause: null });
const won = (winner: number, changed: boolean): TrickResult => ({ winner, gone: [], changed, sentence: `${winner}`, steps: [] });
const scene: RowScene = {
  title: "", language: "en", longest: 2, offer: ["a", "b", "c"].map(card),
  readings: [{ id: "last-word", title: "" }, { id: "first-word", title: "" }],
  tricks: [{ title: "", plays: [] }], cards: {}, known: [won(0, false), won(2, true)], totals: ["none", "one"],
  answers: { "0": [0], "012": [1] }, locked: "",
};

function model(row: readonly string[], reading = "last-word"): Model<RowState> {
  const result = { key: "121", tricks: [won(1, true)], sentence: "by Python" };
  return new Model(new FakeHost({ row, reading, scene, result }), new AbortController().signal);
}

describe("the row", () => {
  it("takes cards at a place, moves them and gives them back", () => {
    const laying = new Laying(model(["a"]));
    expect(laying.put("b", 0)).toBe(true);
    expect(laying.row).toEqual(["b", "a"]);
    laying.move("b", 1);
    expect(laying.row).toEqual(["a", "b"]);
    laying.move("b", 1);
    expect(laying.row).toEqual(["a", "b"]);
    laying.take("a");
    expect(laying.row).toEqual(["b"]);
  });

  it("has no room for more cards than a row may have", () => {
    const laying = new Laying(model(["a", "b"]));
    expect(laying.put("c", 0)).toBe(false);
    expect(laying.row).toEqual(["a", "b"]);
  });
});

describe("what comes of a row", () => {
  it("is looked up under the reading and the places on offer", () => {
    const now = model(["b", "c"]);
    expect(keyOf(now)).toBe("012");
    expect(resultNow(now)).toEqual({ key: "012", tricks: [won(2, true)], sentence: "one" });
  });

  it("comes from Python where it was not sent, and not before Python has said it of this row", () => {
    expect(resultNow(model(["c", "b"], "first-word"))?.sentence).toBe("by Python");
    expect(resultNow(model(["c"], "first-word"))).toBeUndefined();
  });
});

describe("a row that a teacher has locked", () => {
  const shown = (locked: string): HTMLElement => {
    const words = { row: "row", offer: "offer", reading: "reading" };
    const result = { key: "00", tricks: [won(0, false)], sentence: "" };
    const host = new FakeHost({ row: ["a"], reading: "last-word", scene: { ...scene, locked }, result, words, theme: "auto" });
    return ruleRow(new Model<RowState>(host, new AbortController().signal)).root;
  };

  it("lies there with the reason, and nothing of it can be pressed", () => {
    const root = shown("Locked for the lesson.");
    expect(root.querySelector(".mk-laying")?.textContent).toContain("Locked for the lesson.");
    expect(root.querySelectorAll(".mk-laid > li")).toHaveLength(1);
    expect(root.querySelectorAll("button, input:not(:disabled), .mk-offer")).toHaveLength(0);
  });

  it("can be changed where nobody locked it", () => {
    expect(shown("").querySelectorAll(".mk-offer .mk-lay")).toHaveLength(2);
    expect(shown("").querySelectorAll("input:not(:disabled)")).toHaveLength(2);
  });
});
