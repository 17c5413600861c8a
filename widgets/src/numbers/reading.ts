// Reading a number as pupils type it. The twin of moosekit/chance/reading.py, rule for rule, as a page marks without
// Python; tests/widgets/golden/marking.json holds the two together.
import { ZERO, divide, type Fraction, fraction, parsed, plus, ten, times } from "./fraction";

export type Shape = "whole" | "fraction" | "mixed" | "decimal" | "percent" | "in" | "power" | "odds";

export interface Reading {
  readonly typed: string;
  readonly value: Fraction;
  readonly shape: Shape;
  readonly pair?: readonly [Fraction, Fraction];
  /** what one more in the last digit would be worth */
  readonly step?: Fraction;
  readonly digits: number;
  /** the value if the point or comma was meant to group thousands */
  readonly grouped?: Fraction;
}

export interface Unreadable {
  readonly typed: string;
  readonly why: "empty" | "long" | "zero" | "huge" | "words";
}

const LONGEST = 60;
const LARGEST_POWER = 30;
const ALIKE: Readonly<Record<string, string>> = { "−": "-", "–": "-", "—": "-", "⁄": "/", "÷": "/", "∕": "/", "×": "x", "∶": ":", "'": "", "’": "", "∙": "·", "⋅": "·", "٫": ".", "،": ",", "٬": "", "٪": "%" };
/** the decimal point as British pupils write it; before a power of ten it stands for "times" */
const RAISED = /·(?=[0-9])(?!10 ?(?:\^|\*\*))/g;
/** what Python takes for a blank */
const BLANK = /[\p{Z}\t-\r\x1c-\x1f\x85]/u;
const UNSEEN = /\p{C}/u;
const POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻";
const DECIMAL = "(?:[0-9]+(?:[.,][0-9]*)?|[.,][0-9]+)";
const BEFORE = /^(?:p(?:\([^)]*\))? ?=|=|≈|~|about|around|environ|à peu près)\s*/;
const ONE = /^(?:one|an?|une?)(?= (?:chance|in|out|sur)\b)/;
const GROUPED = /(?<![0-9.,])([1-9][0-9]{0,2})((?:[ ,.][0-9]{3})+)(?![0-9.,])/g;
const PERCENT = /%|per ?cent|pour ?cent/;
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`);
const FRACTION = whole(`(${DECIMAL}) ?/ ?(${DECIMAL})`);
const MIXED = whole("([0-9]+) ?(?:\\+| ) ?([0-9]+) ?/ ?([0-9]+)");
const IN = whole(`(${DECIMAL}) ?(?:chances? )?(?:in|out of|of|sur) ?(${DECIMAL})`);
const ODDS = whole(`(${DECIMAL})(?: ?: ?|-to-| to | against | contre | à )(${DECIMAL})`);
const POWER = whole(`(${DECIMAL}) ?(?:e|[x*·] ?10 ?(?:\\^|\\*\\*) ?)\\(?([+-]?[0-9]{1,3})\\)?`);
const NUMBER = whole(DECIMAL);
const DIGITS = whole("[0-9]+");

class Refused extends Error {
  constructor(readonly why: Unreadable["why"]) {
    super(why);
  }
}

export function readNumber(text: string): Reading | Unreadable {
  const typed = text.trim();
  const signs = [...typed];
  const shown = signs.slice(0, LONGEST).map((sign) => (BLANK.test(sign) ? " " : UNSEEN.test(sign) ? "\ufffd" : sign)).join("");
  if (!typed) return { typed: shown, why: "empty" };
  if (signs.length > LONGEST) return { typed: shown, why: "long" };
  try {
    return read(shown, plainOf(typed));
  } catch (fault) {
    if (fault instanceof Refused) return { typed: shown, why: fault.why };
    throw fault;
  }
}

/** The text in small letters with one kind of each sign, and single blanks. */
function plainOf(typed: string): string {
  const powers = typed
    .replace(/[⁰¹²³⁴⁵⁶⁷⁸⁹⁻]+/g, (found) => `^${[...found].map((sign) => "0123456789-"[POWERS.indexOf(sign)]).join("")}`)
    .replace(/([0-9])([¼-¾⅐-⅞↉])/g, "$1 $2");
  const alike = [...powers.normalize("NFKC").toLowerCase()].map((sign) => digitOf(ALIKE[sign] ?? sign)).join("");
  const dotted = alike.includes("/") ? alike : alike.replace(RAISED, "."); // in 2·5/8 it could be either
  const plain = dotted.trim().split(/\s+/).join(" ").replace(BEFORE, "").replace(ONE, "1");
  return /[0-9%][.;!]$/.test(plain) && !/^[0-9]+\.$/.test(plain) ? plain.slice(0, -1).trimEnd() : plain;
}

/** A digit of any script as one of ours: digits lie ten and ten together. */
function digitOf(sign: string): string {
  if (!/^\p{Nd}$/u.test(sign) || /^[0-9]$/.test(sign)) return sign;
  const code = sign.codePointAt(0) ?? 0;
  let zero = code;
  while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

function read(typed: string, plain: string): Reading {
  if (plain.startsWith("--") || plain.startsWith("-+")) throw new Refused("words");
  if (plain.startsWith("-")) {
    const inner = read(typed, plain.slice(1));
    const less = (value: Fraction) => fraction(-value.top, value.bottom);
    return { ...inner, value: less(inner.value), ...(inner.grouped ? { grouped: less(inner.grouped) } : {}) };
  }
  const signed = (plain.startsWith("+") ? plain.slice(1) : plain).trimStart();
  if (!PERCENT.test(signed)) return readPlain(typed, signed);
  const inner = readPlain(typed, signed.replace(PERCENT, "").trim());
  if (inner.shape === "odds" || inner.shape === "in") throw new Refused("words");
  const part = fraction(1n, 100n);
  return { typed, value: times(inner.value, part), shape: "percent", digits: inner.digits, ...(inner.step ? { step: times(inner.step, part) } : {}) };
}

/** A number without sign and percent. */
function readPlain(typed: string, plain: string): Reading {
  if (NUMBER.test(plain)) return decimalOf(typed, plain);
  const ungrouped = plain.replace(GROUPED, (_, first: string, rest: string) => first + rest.replace(/[ ,.]/g, ""));
  if (DIGITS.test(ungrouped)) return decimalOf(typed, ungrouped);
  const [, top, bottom] = FRACTION.exec(ungrouped) ?? [];
  if (top && bottom) return pairOf(typed, top, bottom, "fraction");
  const [, units, part, parts] = MIXED.exec(plain) ?? [];
  if (units && part && parts) return { typed, value: plus(parsed(units), pairOf(typed, part, parts, "mixed").value), shape: "mixed", digits: 0 };
  const [, some, all] = IN.exec(ungrouped) ?? [];
  if (some && all) return pairOf(typed, some, all, "in");
  const [, good, bad] = ODDS.exec(ungrouped) ?? [];
  if (good && bad) {
    const pair = [parsed(good), parsed(bad)] as const;
    const total = plus(...pair);
    if (total.top === 0n) throw new Refused("zero");
    return { typed, value: divide(pair[0], total), shape: "odds", pair, digits: 0 };
  }
  const [, mantissa, power] = POWER.exec(plain) ?? [];
  if (mantissa && power) {
    if (Math.abs(Number(power)) > LARGEST_POWER) throw new Refused("huge");
    const scale = ten(Number(power));
    const found = decimalOf(typed, mantissa);
    return { typed, value: times(found.value, scale), shape: "power", step: times(found.step ?? ZERO, scale), digits: found.digits };
  }
  throw new Refused("words");
}

function pairOf(typed: string, first: string, second: string, shape: Shape): Reading {
  const pair = [parsed(first), parsed(second)] as const;
  if (pair[1].top === 0n) throw new Refused("zero");
  return { typed, value: divide(...pair), shape, pair, digits: 0 };
}

function decimalOf(typed: string, number: string): Reading {
  const [units = "", places = ""] = number.replace(",", ".").split(".");
  const digits = (units + places).replace(/^0+/, "").length;
  const groups = places.length === 3 && units.length >= 1 && units.length <= 3 && units[0] !== "0";
  return {
    typed, value: parsed(number), shape: places ? "decimal" : "whole", step: ten(-places.length), digits,
    ...(groups ? { grouped: parsed(units + places) } : {}),
  };
}

/** Whether a fraction is in lowest terms; anything else is. */
export function isReduced({ shape, pair, value }: Reading): boolean {
  return shape !== "fraction" || pair === undefined || (pair[1].bottom === 1n && pair[1].top === value.bottom);
}
