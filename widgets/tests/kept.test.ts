// What a page without Python keeps in the browser's own store: it comes back, it can be forgotten, and what is not ours
// is left alone.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Keeping, keepingOf } from "../src/hosting/keeping";
import { areValues } from "../src/hosting/kept-values";
import { PageModel } from "../src/hosting/page-model";

const words = { here: "in this browser", fresh: "not me", sure: "really?", yes: "yes", no: "no", gone: "gone", strange: "strange", blocked: "blocked" };
const scene = { questions: [{ id: "q#1", choices: ["a", "b"] }, { id: "q#2", choices: ["a", "b", "c"] }] };
const quiz = { scene, progress: [], kept: { name: "quiz 1", words }, words: {} };
const numbers = { scene: { questions: [{ variants: [{ id: "n#0" }, { id: "n#1" }] }] }, progress: [], chosen: [0], at: 0, kept: { name: "numbers 1", words }, words: {} };
const predict = { scene: { low: 0, high: 100 }, prediction: null, revealed: false, kept: { name: "predict 1", words }, words: {} };
const KEY = `moosekit answers ${location.pathname} quiz 1`;
const answer = [{ question: "q#1", choice: 1 }];

function open(state: Readonly<Record<string, unknown>>): { model: PageModel; line: HTMLElement } {
  const model = new PageModel(state);
  const el = document.createElement("div");
  document.body.append(el);
  keepingOf(model, state)?.showIn(el);
  return { model, line: el.querySelector(".mk-kept") as HTMLElement };
}

const press = (line: HTMLElement, name: string): void => [...line.querySelectorAll("button")].find((one) => one.textContent === name)?.click();

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

describe("answers on a page without Python", () => {
  it("are there again when the page is opened again, whatever the widget", () => {
    for (const [state, name, value] of [[quiz, "progress", answer], [numbers, "progress", [{ question: "n#1", typed: "1/4" }]], [predict, "prediction", 40]] as const) {
      const { model, line } = open(state);
      expect(line.textContent).toBe("");
      model.set(name, value);
      expect(line.textContent).toBe("in this browsernot me");
      const again = open(state);
      expect(again.model.get(name)).toEqual(value);
      expect(again.line.textContent).toBe("in this browsernot me");
    }
  });

  it("are kept under the page and the widget, with a version", () => {
    open(quiz).model.set("progress", answer);
    expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toEqual({ format: "moosekit answers", version: 1, values: { progress: answer } });
    expect(open({ ...quiz, kept: { name: "quiz 2", words } }).model.get("progress")).toEqual([]);
  });

  it("are forgotten on the whole page when somebody starts fresh, once that was meant", () => {
    const other = open(predict);
    other.model.set("prediction", 40);
    const { model, line } = open(quiz);
    model.set("progress", answer);
    localStorage.setItem(`moosekit answers ${location.pathname} below`, "not shown yet");
    localStorage.setItem("moosekit answers /elsewhere quiz 1", "another page");
    press(line, "not me");
    expect(line.textContent).toBe("really?yesno");
    press(line, "no");
    expect(line.textContent).toBe("in this browsernot me");
    press(line, "not me");
    press(line, "yes");
    expect(model.get("progress")).toEqual([]);
    expect(other.model.get("prediction")).toBeNull();
    expect([line.textContent, other.line.textContent]).toEqual(["gone", ""]);
    expect(Object.keys(localStorage)).toEqual(["moosekit answers /elsewhere quiz 1"]);
    model.set("progress", answer);
    expect(line.textContent).toBe("in this browsernot me");
  });

  it.each([
    ["broken JSON", "{"],
    ["no object", "7"],
    ["nothing", "null"],
    ["another format", JSON.stringify({ format: "other", version: 1, values: { progress: answer } })],
    ["another version", JSON.stringify({ format: "moosekit answers", version: 2, values: { progress: answer } })],
    ["no values", JSON.stringify({ format: "moosekit answers", version: 1 })],
    ["a question that is not asked", JSON.stringify({ format: "moosekit answers", version: 1, values: { progress: [{ question: "q#9", choice: 0 }] } })],
  ])("are not taken from %s, and the page says so", (_, text) => {
    localStorage.setItem(KEY, text);
    const { model, line } = open(quiz);
    expect(model.get("progress")).toEqual([]);
    expect(line.textContent).toBe("strange");
    model.set("progress", answer);
    expect(open(quiz).model.get("progress")).toEqual(answer);
  });

  it("work where the browser keeps nothing, and the page says so", () => {
    const blocked = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
    const { model, line } = open(quiz);
    expect(line.textContent).toBe("blocked");
    model.set("progress", answer);
    expect([model.get("progress"), line.textContent]).toEqual([answer, "blocked"]);
    vi.unstubAllGlobals();
  });

  it("are not kept of a widget that says nothing of it", () => {
    const state = { scene, progress: [] };
    expect(keepingOf(new PageModel(state), state)).toBeUndefined();
    expect(keepingOf(new PageModel(quiz), quiz)).toBeInstanceOf(Keeping);
  });
});

describe("values from a store", () => {
  it.each<[string, object, unknown, boolean]>([
    ["a right one", quiz, { progress: answer }, true],
    ["one too many", quiz, { progress: answer, at: 0 }, false],
    ["one too few", numbers, { progress: [], chosen: [0] }, false],
    ["a choice that is not there", quiz, { progress: [{ question: "q#1", choice: 2 }] }, false],
    ["a question answered twice", quiz, { progress: [...answer, ...answer] }, false],
    ["no list", quiz, { progress: { question: "q#1", choice: 0 } }, false],
    ["nothing in a list", quiz, { progress: [null] }, false],
    ["a text that is too long", numbers, { progress: [{ question: "n#0", typed: "1".repeat(61) }], chosen: [0], at: 0 }, false],
    ["a variant that is not there", numbers, { progress: [], chosen: [2], at: 0 }, false],
    ["a place that is not there", numbers, { progress: [], chosen: [0], at: 1 }, false],
    ["a right place", numbers, { progress: [{ question: "n#0", typed: "1" }], chosen: [1], at: 0 }, true],
    ["a prediction off the line", predict, { prediction: 101, revealed: false }, false],
    ["a prediction that is no number", predict, { prediction: "40", revealed: false }, false],
    ["a right prediction", predict, { prediction: 40, revealed: true }, true],
  ])("%s", (_, state, values, right) => {
    expect(areValues(values, state as Readonly<Record<string, unknown>>)).toBe(right);
  });
});
