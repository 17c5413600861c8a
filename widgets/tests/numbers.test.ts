import { afterEach, describe, expect, it } from "vitest";
import golden from "../../tests/widgets/golden/marking.json";
import { Model } from "../src/core/model";
import { wordsOf } from "../src/core/words";
import { check, isTry } from "../src/numbers/checking";
import type { NumberReason, NumberState, NumberVariant } from "../src/numbers/contract";
import { fraction, parsed, written } from "../src/numbers/fraction";
import { sentenceOf } from "../src/numbers/marking";
import { numberQuiz } from "../src/numbers/number-quiz";
import { readNumber } from "../src/numbers/reading";
import { FakeHost } from "./fake";

type Try = [typed: string, verdict: string, why: string, counts: boolean];

const variant = (form: string, value: string, slips: readonly (readonly string[])[] = [], digits = 3): NumberVariant => ({
  id: "", prompt: "", form, says: "", digits, value, shown: value, hints: [], reasons: [], steps: [], assumed: [],
  slips: slips.map(([id = "", wrong = ""]) => ({ id, value: wrong, name: id, sentence: `${wrong}?` })),
});

describe("marking without Python", () => {
  it.each(golden.questions.map((one) => [`${one.form} ${one.value}`, one] as const))("marks %s as Python does", (_, question) => {
    const asked = variant(question.form, question.value, question.slips, question.digits);
    for (const [typed, verdict, why, counts] of question.tries as unknown as Try[]) {
      const checked = check(asked, typed, golden.typed);
      expect([typed, checked.verdict, checked.slip?.id ?? checked.key, isTry(checked)]).toEqual([typed, verdict, why, counts]);
    }
  });

  it("asks back where the thinking went astray, and quotes what was typed", () => {
    const asked = variant("chance", "215/468", [["inverse", "3010/73557"]]);
    const said = (typed: string) => sentenceOf(wordsOf({ "verdict.right": "{typed} matches.", "word-means.even": "“Even”?" }), check(asked, typed, {}));
    expect(said("0.0409")).toBe("3010/73557?");
    expect(said("215/468")).toBe("215/468 matches.");
    expect(said("215\t/\xa0468")).toBe("215 / 468 matches.");
    expect(sentenceOf(wordsOf({ "verdict.right": "{typed} matches." }), check(variant("word", "3/4"), "likely", golden.typed))).toBe("Likely matches.");
  });
});

describe("exact fractions", () => {
  it("are in lowest terms, however long", () => {
    expect(written(fraction(6n, -16n))).toBe("-3/8");
    expect(written(parsed("123456789012345678901234567890/246913578024691357802469135780"))).toBe("1/2");
    expect(written(parsed(",5"))).toBe("1/2");
  });

  it("are read in any script", () => {
    const found = readNumber("٣/٨");
    expect("value" in found && written(found.value)).toBe("3/8");
  });
});

describe("the page of a NumberQuiz", () => {
  const reasons: readonly NumberReason[] = [{ says: "All cards alike.", slip: "as if equal" }, { says: "A pile is larger.", slip: "" }];
  const words = { check: "check", way: "way", "way.why": "why: {reason}", "verdict.right": "right", "verdict.wrong": "wrong", why: "why?", "why.right": "that is why", astray: "slip: {name}" };

  function show(changes: Partial<NumberState> = {}, made: Partial<NumberVariant> = {}): { host: FakeHost; root: HTMLElement; check(typed: string): void } {
    const asked = { ...variant("chance", "1/4"), id: "q#0", steps: ["1 of 4"], reasons, ...made };
    const scene = { title: "", language: "en", typed: {}, questions: [{ title: "", level: 1, variants: [asked, { ...asked, id: "q#1" }] }] };
    const host = new FakeHost({ scene, progress: [], chosen: [0], at: 0, words, theme: "auto", ...changes });
    const { root } = numberQuiz(new Model<NumberState>(host, new AbortController().signal));
    document.body.replaceChildren(root);
    const check = (typed: string) => {
      const line = root.querySelector<HTMLInputElement>(".mn-line");
      if (line) line.value = typed;
      root.querySelector<HTMLButtonElement>(".mn-asking .mk-next")?.click();
    };
    return { host, root, check };
  }

  const button = (root: HTMLElement, name: string) => [...root.querySelectorAll("button")].find((one) => one.textContent === name);

  afterEach(() => document.body.replaceChildren());

  it("asks why once the number is right, and each reason is marked at once", () => {
    const { root, check } = show();
    check("1/3");
    expect(root.querySelector(".mn-why")).toBeNull();
    check("1/4");
    const [slip, right] = root.querySelectorAll<HTMLInputElement>(".mn-why input");
    slip?.click();
    expect(root.querySelector(".mn-told")?.textContent).toBe("slip: as if equal");
    right?.click();
    expect(root.querySelector(".mn-told")?.textContent).toBe("that is why");
    expect(root.querySelector(".mn-told")?.hasAttribute("data-right")).toBe(true);
  });

  it("shows the reason and every step on request, after a right answer or two others", () => {
    const { root, check } = show();
    check("1/3");
    expect(button(root, "way")?.hidden).toBe(true);
    check("1/2");
    button(root, "way")?.click();
    const way = root.querySelector<HTMLElement>(".mn-way");
    expect([way?.hidden, way?.textContent]).toEqual([false, "way.titlewhy: A pile is larger.1 of 4"]);
    expect(root.querySelector(".mn-why")).toBeNull();
  });

  it("asks no second question where there is nothing to choose", () => {
    const { root, check } = show({}, { reasons: [{ says: "So it is.", slip: "" }] });
    check("1/4");
    expect(root.querySelector(".mn-why")).toBeNull();
    expect(root.querySelector(".mn-way")?.textContent).toContain("why: So it is.");
  });

  it("says what was said before of an answer that is there again, and forgets it when somebody starts fresh", () => {
    const { host, root } = show({ progress: [{ question: "q#0", typed: "1/3" }, { question: "q#0", typed: "1/4" }] });
    expect(root.querySelector(".mn-verdict")?.textContent).toBe("Right");
    expect(root.querySelector(".mn-why")).not.toBeNull();
    host.set("progress", []);
    expect(root.querySelector<HTMLElement>(".mn-verdict")?.hidden).toBe(true);
    expect(root.querySelector(".mn-why")).toBeNull();
  });
});
