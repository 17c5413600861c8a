import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import { wordsOf } from "../src/core/words";
import type { JointCell, JointScene, JointState, Share } from "../src/joint/contract";
import { jointFront } from "../src/joint/joint";
import { sentences } from "../src/joint/saying";
import { heatOf } from "../src/joint/table";
import { both, counts, nameOf, shareNow, viewOf } from "../src/joint/view";
import { write } from "../src/ui/dom";
import { FakeHost } from "./fake";

const share = (part: number): Share => ({ chance: `${part}/1000`, percent: `${part / 10}%`, part });
const line = (name: string, count: number) => ({ name, said: `hand: ${name}`, count: String(count), share: share(count) });
const cell = (count: number, side: number, top: number): JointCell =>
  ({ count: String(count), share: share(count), of_side: share(side), of_top: share(top) });
const scene: JointScene = {
  title: "", language: "en", all: "1000", exact: false, side_name: "hand", top_name: "turn",
  side: [line("a trap", 241), line("none", 759)], top: [line("plays", 979), line("stuck", 21)],
  cells: [[cell(231, 959, 236), cell(10, 41, 459)], [cell(748, 986, 764), cell(11, 14, 541)]],
};

function model(given: string, more: Partial<JointState> = {}): Model<JointState> {
  return new Model(new FakeHost({ given, numbers: "counts", swapped: false, scene, words: {}, ...more }), new AbortController().signal);
}

describe("a choice", () => {
  it("is the same one from both sides", () => {
    const [straight, turned] = [viewOf(model("cell:0:1")), viewOf(model("cell:0:1", { swapped: true }))];
    expect([straight.row, straight.column, turned.row, turned.column]).toEqual([0, 1, 1, 0]);
    expect(nameOf(straight, 0, 1)).toBe(nameOf(turned, 1, 0));
    expect(nameOf(turned, 0, undefined)).toBe("top:0");
    expect(both(model("", { swapped: true }), turned, 1, 0).ofRow?.part).toBe(459);
  });

  it("leaves only its own cases", () => {
    const view = viewOf(model("top:1"));
    expect([counts(view, 0, 1), counts(view, 0, 0), counts(view, 1, 1)]).toEqual([true, false, true]);
    const one = both(model("top:1"), view, 0, 1);
    expect(shareNow(view, one, 0, 1).part).toBe(459);
    expect(shareNow(viewOf(model("")), one, 0, 1).part).toBe(10);
  });

  it("is told in sentences, of a cell in both directions", () => {
    const keys = { "line.counts": "{count} of {all}: {known}", "part.counts": "{count} of {of}: {what}", "both.counts": "{count} of {of}: {what} where {known}" };
    const said = (given: string) => {
      const made = model(given);
      return sentences({ model: made, scene, words: wordsOf(keys), choose: () => undefined }, viewOf(made));
    };
    expect(said("")).toEqual([]);
    expect(said("top:1")).toEqual(["21 of 1000: hand: stuck", "10 of 21: hand: a trap", "11 of 21: hand: none"]);
    expect(said("cell:0:1")).toEqual(["10 of 241: hand: stuck where hand: a trap", "10 of 21: hand: a trap where hand: stuck"]);
  });
});

it("a deeper ground stands for a larger share", () => {
  expect([0, 50, 399, 400, 1000].map(heatOf)).toEqual([0, 1, 2, 3, 4]);
});

describe("the table of a tree", () => {
  it("is made when it is opened, and follows while it is open", () => {
    const made = model("");
    const { root } = jointFront("tree").make(made);
    const twin = root.querySelector("details") as HTMLDetailsElement;
    expect(root.querySelector("table")).toBeNull();
    twin.open = true;
    twin.dispatchEvent(new Event("toggle"));
    const pressed = () => [...root.querySelectorAll("table .mj-press")].map((one) => one.getAttribute("aria-pressed")).indexOf("true");
    expect([root.querySelectorAll("td .mj-press").length, pressed()]).toEqual([4, -1]);
    made.set("given", "cell:0:0");
    expect(pressed()).toBeGreaterThan(-1);
    twin.open = false;
    const before = pressed();
    made.set("given", "cell:1:1");
    expect(pressed()).toBe(before);
    twin.open = true;
    twin.dispatchEvent(new Event("toggle"));
    expect(pressed()).toBeGreaterThan(before);
  });
});

it("a text that changes stays the same node, and one beside something else does not take it away", () => {
  const element = document.createElement("p");
  write(element, "one");
  const node = element.firstChild;
  write(element, "two");
  expect([element.textContent, element.firstChild === node]).toEqual(["two", true]);
  element.append(document.createElement("b"));
  write(element, "three");
  expect(element.innerHTML).toBe("three");
});
