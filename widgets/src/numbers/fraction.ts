// Exact fractions over whole numbers of any length: marking may not depend on rounding.

export interface Fraction {
  readonly top: bigint;
  /** above 0, and without a common divisor with the top */
  readonly bottom: bigint;
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b);
}

export function fraction(top: bigint, bottom = 1n): Fraction {
  const common = divisor(top, bottom) * (bottom < 0n ? -1n : 1n);
  return { top: top / common, bottom: bottom / common };
}

/** "5/17", "3", "0.25", ",5", "7." as a fraction. */
export function parsed(text: string): Fraction {
  const [top = "", bottom] = text.split("/");
  return bottom === undefined ? decimal(top) : divide(decimal(top), decimal(bottom));
}

function decimal(text: string): Fraction {
  const [whole = "", places = ""] = text.replace(",", ".").split(".");
  return fraction(BigInt(whole + places || "0"), 10n ** BigInt(places.length));
}

export const minus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom - b.top * a.bottom, a.bottom * b.bottom);
export const plus = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
export const times = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);
export const size = (a: Fraction): Fraction => (a.top < 0n ? fraction(-a.top, a.bottom) : a);
export const same = (a: Fraction, b: Fraction): boolean => a.top === b.top && a.bottom === b.bottom;

/** Below 0 where the first one is smaller, 0 where they are equal. */
export function compare(a: Fraction, b: Fraction): number {
  const off = a.top * b.bottom - b.top * a.bottom;
  return off < 0n ? -1 : off > 0n ? 1 : 0;
}

export const ZERO = fraction(0n);
export const ONE = fraction(1n);

/** As Python writes it: "5/17", or a whole number. */
export function written({ top, bottom }: Fraction): string {
  return bottom === 1n ? String(top) : `${top}/${bottom}`;
}

/** Ten to a power, which may be below 0. */
export function ten(power: number): Fraction {
  return power < 0 ? fraction(1n, 10n ** BigInt(-power)) : fraction(10n ** BigInt(power));
}
