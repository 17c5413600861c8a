import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import type { DealScene, DealState } from "../src/deal/contract";
import { dealOf, happened, known } from "../src/deal/tally";
import { mounted } from "../src/core/mount";
import { dealFront } from "../src/deal/deal";
import "../src/art/moustache-cards";
import { FakeHost } from "./fake";

const scene = { hands: [{ name: "a", size: 2 }, { name: "b", size: 1 }] } as unknown as DealScene;

function model(state: Partial<DealState>): Model<DealState> {
  return new Model(new FakeHost({ done: 0, hits: "01101", deals: [["B1", "G2", "O3"]], last: null, scene, ...state }), new AbortController().signal);
}

const whole = { ...scene, title: "", language: "en", asks: "", called: "", own: [], unseen: 3, wanted: 1, counted: ["B1"], back: "back", cards: {}, exact: { chance: "", percent: "", part: 0, steps: [] }, most: 10_000 };
const started = { done: 0, hits: "1".repeat(1030), revealed: false, deals: [], last: null, scene: whole, words: {}, theme: "auto" };

describe("the tally", () => {
  it("counts the trials that are known", () => {
    expect([known(model({ done: 3 })), happened(model({}), 3)]).toEqual([3, 2]);
    expect(known(model({ done: 1000 }))).toBe(5);
  });
});

describe("a deal", () => {
  it("is cut into hands", () => {
    expect(dealOf(model({}), 1)).toEqual([["B1", "G2"], ["O3"]]);
    expect(dealOf(model({}), 0)).toBeUndefined();
  });

  it("comes from Python where it was not sent, and only that of this trial", () => {
    const last = { number: 4, cards: ["P1", "P2", "P3"] };
    expect(dealOf(model({ last }), 4)).toEqual([["P1", "P2"], ["P3"]]);
    expect(dealOf(model({ last }), 5)).toBeUndefined();
  });
});

describe("with Python", () => {
  it("a second thousand is asked for, and counted once it has come", () => {
    const host = new FakeHost(started);
    host.python = (content: { kind: string }, there) => void (content.kind === "hello" && there.answer({ kind: "hello", id: 0, sentence: "" }));
    const el = document.body.appendChild(document.createElement("div"));
    const leave = mounted(dealFront()).render({ model: host, el });
    const thousand = [...el.querySelectorAll("button")].find((one) => one.textContent === "thousand");
    thousand?.click();
    expect(el.querySelector(".md-sentence")?.textContent).toBe("happened");
    thousand?.click();
    expect([host.get("done"), el.querySelector(".md-sentence")?.textContent]).toEqual([2000, "waiting"]);
    host.set("hits", "1".repeat(2000));
    expect(el.querySelector(".md-sentence")?.textContent).toBe("happened");
    leave();
    expect(host.listening).toBe(0);
  });
});

describe("a tally that has nothing to tell", () => {
  const show = (host: FakeHost) => {
    const el = document.body.appendChild(document.createElement("div"));
    const leave = mounted(dealFront()).render({ model: host, el });
    const tally = el.querySelector(".md-tally");
    return { el, leave, tally, reach: () => [tally?.hasAttribute("inert"), tally?.hasAttribute("data-away")] };
  };
  const soon = () => new Promise((done) => setTimeout(done, 200));

  it("lies ready with all of its parts, where nobody sees or reaches it", async () => {
    const { leave, tally, reach } = show(new FakeHost(started));
    expect(reach()).toEqual([true, true]);
    await soon();
    expect(reach()).toEqual([true, true]);
    expect(tally?.querySelectorAll("tbody tr:not([hidden])")).toHaveLength(3);
    leave();
  });

  it("shows no more than what has been asked for", async () => {
    const host = new FakeHost(started);
    const { leave, tally, reach } = show(host);
    await soon();
    host.set("done", 1);
    expect(reach()).toEqual([false, false]);
    const seen = (part: string) => tally?.querySelector(part)?.closest("[hidden]") === null;
    expect([".md-picture", "details", ".md-exact", "table", "tbody tr"].map(seen)).toEqual([true, false, false, false, false]);
    host.set("done", 0);
    host.set("revealed", true);
    expect(["details", ".md-exact", "table"].map(seen)).toEqual([true, true, false]);
    expect(tally?.querySelector(".md-sentence")?.textContent).toBe("");
    leave();
  });

  it("is not said once it is put away again", async () => {
    const host = new FakeHost({ ...started, done: 1000 });
    const { el, leave, reach } = show(host);
    host.set("done", 0);
    expect(reach()).toEqual([true, true]);
    await soon();
    expect(el.querySelector("[role=status]")?.textContent).toBe("none");
    leave();
  });
});
