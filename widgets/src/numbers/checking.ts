// Checking a pupil's answer. The twin of moosekit/chance/checking.py, verdict for verdict, as a page marks without
// Python; tests/widgets/golden/marking.json holds the two together.
import type { NumberSlip, NumberVariant } from "./contract";
import { compare, divide, type Fraction, fraction, minus, ONE, parsed, plus, same, size, ten, times, written, ZERO } from "./fraction";
import { isReduced, type Reading, readNumber } from "./reading";

export type Verdict = "right" | "right-unreduced" | "right-rounded" | "too-coarse" | "truncated" | "percent-slip"
  | "odds-not-probability" | "misconception" | "out-of-range" | "wrong" | "unreadable";

export interface Checked {
  readonly verdict: Verdict;
  /** the text of the catalogue, and what fills its gaps; a slip brings its sentence along */
  readonly key: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly slip?: NumberSlip;
}

/** What cannot be read, or only needs another form, is no try. */
const FREE: readonly Verdict[] = ["unreadable", "too-coarse", "truncated", "percent-slip"];
const RIGHT: readonly Verdict[] = ["right", "right-unreduced", "right-rounded"];
const ENOUGH = 6; // with more digits than this, a calculator's last ones do not matter
const TELLING = 2; // two digits are no accident
const HALF = fraction(1n, 2n);
const ABOUT = fraction(1n, 20n); // what is so close to a half may be called even
const [NEAR, AT_AN_END] = [fraction(1n, 10n), fraction(1n, 50n)]; // how far off a place on the line may be

export const isRight = ({ verdict }: Checked): boolean => RIGHT.includes(verdict);
export const isTry = ({ verdict }: Checked): boolean => !FREE.includes(verdict);

/** `words` are the ways to type each of the five words. */
export function check(question: NumberVariant, text: string, words: Readonly<Record<string, string>>): Checked {
  const value = parsed(question.value);
  if (question.form === "word") return checkWord(value, text, words);
  const reading = readNumber(text);
  if ("why" in reading) return { verdict: "unreadable", key: `unreadable.${reading.why}`, facts: { typed: reading.typed } };
  if (question.form === "place") return checkPlace(value, reading);
  for (const verdict of verdicts(question, reading, value)) return verdict;
  return said("wrong", "verdict.wrong", reading);
}

/** All that can be said, the first thing first. */
function* verdicts(question: NumberVariant, reading: Reading, value: Fraction): Generator<Checked> {
  const chance = question.form === "chance";
  yield* rightIn(question, reading, value);
  if (chance) yield* percentSlip(reading, value);
  for (const slip of question.slips) {
    if (matches(reading, parsed(slip.value))) yield { verdict: "misconception", key: "", facts: { typed: reading.typed }, slip };
  }
  if (!chance) return;
  yield* odds(reading, value);
  if (compare(reading.value, ZERO) < 0) yield said("out-of-range", "verdict.out-of-range-below", reading);
  if (compare(reading.value, ONE) > 0) yield said("out-of-range", "verdict.out-of-range-above", reading);
}

/** Right in some form, or right but for the form. */
function* rightIn(question: NumberVariant, reading: Reading, value: Fraction): Generator<Checked> {
  if (reading.shape === "odds") return;
  if (same(reading.value, value) || (reading.grouped && same(reading.grouped, value))) {
    if (isReduced(reading)) yield said("right", "verdict.right", reading);
    yield said("right-unreduced", "verdict.right-unreduced", reading, { value: question.shown });
  }
  if (question.form === "chance" && (same(reading.value, ZERO) || same(reading.value, ONE))) return; // no roundings
  if (rounded(reading, value)) {
    if (reading.digits >= question.digits || reading.shape === "in") yield said("right-rounded", "verdict.right-rounded", reading, { value: question.shown });
    yield said("too-coarse", "verdict.too-coarse", reading, { count: question.digits });
  }
  if (truncated(reading, value)) yield said("truncated", "verdict.truncated", reading);
}

/** Whether the number is the value, rounded at the last digit typed; half may go either way. */
export function rounded(reading: Reading, value: Fraction): boolean {
  const { pair, step, digits } = reading;
  if (reading.shape === "in" && pair && same(pair[0], ONE) && value.top > 0n) {
    return compare(pair[1], fraction(10n)) >= 0 && compare(size(minus(pair[1], divide(ONE, value))), HALF) <= 0;
  }
  if (!step || digits === 0) return false;
  const off = size(minus(reading.value, value));
  return compare(off, times(step, HALF)) <= 0 || (digits > ENOUGH && compare(off, times(size(value), ten(-ENOUGH))) <= 0);
}

/** Whether the digits are those of the value, cut off. */
function truncated({ step, digits, value: read }: Reading, value: Fraction): boolean {
  if (!step || digits < TELLING) return false;
  const off = minus(size(value), size(read));
  return compare(off, ZERO) >= 0 && compare(off, step) < 0 && value.top < 0n === read.top < 0n;
}

function matches(reading: Reading, value: Fraction): boolean {
  if (reading.shape === "odds") return false;
  return same(reading.value, value) || (reading.digits >= TELLING && (rounded(reading, value) || truncated(reading, value)));
}

/** 23.8 in place of 23.8%, or 0.238% in place of 0.238. */
function* percentSlip(reading: Reading, value: Fraction): Generator<Checked> {
  const scaled = (by: Fraction): Reading => {
    const { typed, shape, digits, step } = reading;
    return { typed, value: times(reading.value, by), shape, digits, ...(step ? { step: times(step, by) } : {}) };
  };
  if ((reading.shape === "whole" || reading.shape === "decimal") && compare(reading.value, ONE) > 0) {
    if (matches(scaled(ten(-2)), value)) yield said("percent-slip", "verdict.percent-slip", reading);
  } else if (reading.shape === "percent" && matches(scaled(ten(2)), value)) yield said("percent-slip", "verdict.percent-slip-sign", reading);
}

/** 3:5 is read as odds whatever the answer; 3/5 where 3/8 is right is taken for odds. */
function* odds(reading: Reading, value: Fraction): Generator<Checked> {
  const { shape, pair } = reading;
  if (shape === "odds" && pair) {
    const [one, other] = pair;
    const meant = same(value, reading.value) || (other.top !== 0n && same(value, divide(one, other)));
    const facts = { one: written(one), other: written(other), total: written(plus(one, other)) };
    yield said(meant ? "odds-not-probability" : "wrong", "verdict.odds", reading, facts);
  } else if (compare(value, ONE) < 0 && shape === "fraction" && same(reading.value, divide(value, minus(ONE, value)))) {
    yield said("odds-not-probability", "verdict.odds-fraction", reading);
  }
}

function wordOf(value: Fraction): string {
  if (same(value, ZERO)) return "impossible";
  if (same(value, ONE)) return "certain";
  return ["unlikely", "even", "likely"][compare(value, HALF) + 1] ?? "";
}

/** A word of the five; a number is taken for the word that it means. */
function checkWord(value: Fraction, text: string, words: Readonly<Record<string, string>>): Checked {
  const reading = readNumber(text);
  const facts = { typed: reading.typed };
  const typed = reading.typed.toLowerCase().trim().split(/\s+/).join(" ");
  let word = Object.keys(words).find((one) => words[one]?.split(", ").includes(typed));
  if (word === undefined) {
    if ("why" in reading || reading.shape === "odds" || compare(reading.value, ZERO) < 0 || compare(reading.value, ONE) > 0) {
      const empty = "why" in reading && reading.why === "empty";
      return { verdict: "unreadable", key: empty ? "unreadable.empty-word" : "unreadable.no-word", facts };
    }
    word = wordOf(reading.value);
  }
  const fits = word === wordOf(value) || (word === "even" && compare(size(minus(value, HALF)), ABOUT) <= 0);
  return { verdict: fits ? "right" : "wrong", key: fits ? "verdict.right" : `word-means.${word}`, facts };
}

function checkPlace(value: Fraction, reading: Reading): Checked {
  const place = reading.value;
  if (compare(place, ZERO) < 0) return said("out-of-range", "verdict.out-of-range-below", reading);
  if (compare(place, ONE) > 0) return said("out-of-range", "verdict.out-of-range-above", reading);
  const ends = [value, place].some((one) => same(one, ZERO) || same(one, ONE));
  if (compare(size(minus(place, value)), ends ? AT_AN_END : NEAR) <= 0) return said("right", "verdict.right", reading);
  return said("wrong", compare(place, value) > 0 ? "verdict.further-left" : "verdict.further-right", reading);
}

function said(verdict: Verdict, key: string, { typed }: Reading, more: Readonly<Record<string, string | number>> = {}): Checked {
  return { verdict, key, facts: { typed, ...more } };
}
