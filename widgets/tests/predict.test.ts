import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import { gapOf } from "../src/predict/comparing";
import type { PredictScene, PredictState } from "../src/predict/contract";
import { predict } from "../src/predict/predict";
import { FakeHost } from "./fake";

const chance: PredictScene = { kind: "chance", title: "How likely?", language: "en", choices: [], low: 0, high: 100, ends: ["no", "yes"], because: "Count." };
const choice: PredictScene = { ...chance, kind: "choice", choices: ["here", "there"], high: 1, ends: [] };
const words = { percent: "{percent}%", made: "you {said}", truth: "it is {told}", "high.chance": "{gap} too high", "low.chance": "{gap} too low", close: "close", right: "right", other: "other", choose: "choose first", place: "place first", keep: "keep", reveal: "reveal" };

function show(changes: Partial<PredictState> = {}): { host: FakeHost; root: HTMLElement } {
  const host = new FakeHost({ scene: chance, prediction: null, revealed: false, truth: { value: 500 / 17, told: "5/17" }, words, theme: "auto", ...changes });
  const made = predict(new Model<PredictState>(host, new AbortController().signal));
  document.body.replaceChildren(made.root);
  return { host, root: made.root };
}

const press = (root: HTMLElement): void => root.querySelector<HTMLButtonElement>(".mk-next")?.click();

describe("a prediction", () => {
  it("is typed or placed on the line, and then kept", () => {
    const { host, root } = show();
    press(root);
    expect(host.get("prediction")).toBeNull();
    expect(root.querySelector(".mp-wrong")?.textContent).toBe("place first");
    const box = root.querySelector<HTMLInputElement>(".mp-box");
    if (box) box.value = "40";
    box?.dispatchEvent(new Event("input"));
    expect(root.querySelector<HTMLInputElement>(".mk-scrub")?.value).toBe("40");
    press(root);
    expect(host.get("prediction")).toBe(40);
    expect(root.textContent).toContain("you 40%");
    expect(root.textContent).not.toContain("5/17");
    expect(root.querySelector("input")).toBeNull();
  });

  it("is not taken from what is out of range", () => {
    const { host, root } = show();
    const box = root.querySelector<HTMLInputElement>(".mp-box");
    if (box) box.value = "140";
    box?.dispatchEvent(new Event("input"));
    press(root);
    expect(host.get("prediction")).toBeNull();
    expect(box?.hasAttribute("aria-invalid")).toBe(true);
  });

  it("is compared when the answer is asked for", () => {
    const { host, root } = show({ prediction: 40 });
    press(root);
    expect(host.get("revealed")).toBe(true);
    expect(root.querySelector(".mp-verdict")?.textContent).toBe("you 40%it is 5/1711 too highCount.");
    expect(root.querySelector("svg title")?.textContent).toBe("How likely?");
  });

  it("has no answer to show as long as nobody knows it", () => {
    expect(show({ prediction: 40, truth: null }).root.querySelector("button")).toBeNull();
  });

  it("may be one of several", () => {
    const { host, root } = show({ scene: choice, truth: { value: 1, told: "there" } });
    root.querySelectorAll<HTMLInputElement>("[type=radio]")[1]?.click();
    press(root);
    press(root);
    expect([host.get("prediction"), host.get("revealed")]).toEqual([1, true]);
    expect(root.querySelector(".mp-verdict")?.hasAttribute("data-right")).toBe(true);
  });
});

describe("the gap", () => {
  it("says which way", () => {
    const say = (key: string, facts: object = {}) => `${key} ${JSON.stringify(facts)}`;
    const truth = { value: 500 / 17, told: "" };
    expect(gapOf(chance, 29, truth, say)).toContain("right");
    expect(gapOf(chance, 31, truth, say)).toContain("close");
    expect(gapOf(chance, 10, truth, say)).toBe('low.chance {"gap":"19"}');
    expect(gapOf(choice, 0, { value: 1, told: "" }, say)).toContain("other");
  });
});
