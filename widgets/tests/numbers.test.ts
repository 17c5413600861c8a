import { describe, expect, it } from "vitest";
import golden from "../../tests/widgets/golden/marking.json";
import { wordsOf } from "../src/core/words";
import { check, isTry } from "../src/numbers/checking";
import type { NumberVariant } from "../src/numbers/contract";
import { fraction, parsed, written } from "../src/numbers/fraction";
import { sentenceOf } from "../src/numbers/marking";
import { readNumber } from "../src/numbers/reading";

type Try = [typed: string, verdict: string, why: string, counts: boolean];

const variant = (form: string, value: string, slips: readonly (readonly string[])[] = [], digits = 3): NumberVariant => ({
  id: "", prompt: "", form, says: "", digits, value, shown: value, hints: [], steps: [], assumed: [],
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
