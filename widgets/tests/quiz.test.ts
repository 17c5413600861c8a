import { describe, expect, it } from "vitest";
import { Model } from "../src/core/model";
import type { QuizAnswer, QuizQuestion, QuizScene, QuizState } from "../src/quiz/contract";
import { levelOf, nextOf, siblingOf, toReview } from "../src/quiz/following";
import { quiz } from "../src/quiz/quiz";
import { FakeHost } from "./fake";

const question = (family: string, number: number, level: number): QuizQuestion => ({
  id: `${family}.${number}`, family, level, doing: [], prompt: `${family}?`, table: [{ heading: "hand", cards: [] }],
  choices: [{ text: "yes", right: true }, { text: "no", right: false }],
  why: { text: `why ${family}`, clause: "1.1" },
  steps: [{ text: "first", clause: "1.1" }, { text: `why ${family}`, clause: "1.1" }], after: [{ heading: "later", cards: [] }],
});
const families = [["a", 1], ["b", 1], ["c", 2], ["d", 3]] as const;
const scene: QuizScene = {
  title: "", language: "en", cards: {}, clauses: { "1.1": { ref: "1.1", title: "Rule", text: "It is so.", source: "" } },
  questions: families.flatMap(([family, level]) => [question(family, 0, level), question(family, 1, level)]),
};
const right = (id: string): QuizAnswer => ({ question: id, choice: 0 });
const wrong = (id: string): QuizAnswer => ({ question: id, choice: 1 });
const next = (...progress: QuizAnswer[]) => nextOf(scene, progress)?.id;

describe("what is asked next", () => {
  it("begins with what is learned first", () => expect(next()).toBe("a.0"));

  it("is a sibling after a wrong answer, and once only", () => {
    expect(next(wrong("a.0"))).toBe("a.1");
    expect(siblingOf(scene, [right("a.0")])).toBeUndefined();
    expect(next(wrong("a.0"), wrong("a.1"))).toBe("b.0");
  });

  it("becomes harder after two right answers and easier after a wrong one", () => {
    expect(levelOf(scene, [right("a.0"), right("b.0")])).toBe(2);
    expect(next(right("a.0"), right("b.0"))).toBe("c.0");
    expect(levelOf(scene, [right("a.0"), right("b.0"), wrong("c.0")])).toBe(1);
    expect(levelOf(scene, [wrong("a.0")])).toBe(1);
  });

  it("is nothing when every family has been asked about", () => {
    expect(next(right("a.0"), right("b.0"), right("c.0"), right("d.0"))).toBeUndefined();
  });

  it("leaves for later what was wrong the last time", () => {
    expect(toReview(scene, [wrong("a.0"), right("a.1"), wrong("b.0")]).map(({ family }) => family)).toEqual(["b"]);
  });
});

function shown(progress: QuizAnswer[] = []) {
  const life = new AbortController();
  const host = new FakeHost({ scene, progress, words: {}, theme: "auto" });
  const { root } = quiz(new Model<QuizState>(host, life.signal));
  document.body.replaceChildren(root);
  const press = (name: string) => [...root.querySelectorAll("button")].find((one) => one.textContent === name && !one.hidden)?.click();
  const choose = (place: number) => root.querySelectorAll("input")[place]?.click();
  return { host, root, press, choose, life };
}

describe("the page", () => {
  it("tells why at once, and keeps the answer", () => {
    const { host, root, press, choose } = shown();
    choose(0);
    press("check");
    expect(host.get("progress")).toEqual([right("a.0")]);
    expect(root.textContent).toContain("why a");
    press("next");
    expect(root.querySelector("legend")?.textContent).toBe("b?");
  });

  it("goes through the position after a wrong answer, and shows how it looks then", () => {
    const { root, press, choose } = shown();
    choose(1);
    press("check");
    expect(root.querySelectorAll("li.mq-step")).toHaveLength(0);
    press("step");
    expect(root.querySelectorAll("li.mq-step")).toHaveLength(1);
    expect(root.textContent).not.toContain("later");
    press("step");
    expect(root.querySelectorAll("li.mq-step")).toHaveLength(2);
    expect(root.textContent).toContain("later");
    press("sibling");
    expect(root.querySelector("legend")?.textContent).toBe("a?");
  });

  it("is answered with keys alone", () => {
    const { host, root } = shown();
    const key = (name: string) => (root.querySelector("legend") as HTMLElement).dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    key("Enter");
    expect(host.get("progress")).toEqual([]);
    key("b");
    key("Enter");
    expect(host.get("progress")).toEqual([wrong("a.0")]);
  });

  it("ends with the rules to look at again, and begins anew", () => {
    const { host, root, press } = shown([wrong("a.0"), wrong("a.1"), right("b.0"), right("c.0"), right("d.0")]);
    expect(root.textContent).toContain("review");
    press("again");
    expect(host.get("progress")).toEqual([]);
    expect(root.querySelector("legend")?.textContent).toBe("a?");
  });

  it("listens no more when the view goes", () => {
    const { host, life } = shown();
    life.abort();
    expect(host.listening).toBe(0);
  });
});
