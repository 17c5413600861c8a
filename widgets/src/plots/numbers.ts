// Numbers as moosekit/words/numbers.py writes them: percent with three digits that count, thousands in groups.

const ALMOST = 0.999; // what is likelier, but not certain, is shown as more than this
const HARDLY = 0.0001; // and what is less likely, but not impossible, as less than this

/** A share as a percentage. */
export function percent(share: number, language: string): string {
  const space = language === "fr" ? "\u00a0" : "";
  if (share > ALMOST && share < 1) return `>\u00a0${digits(ALMOST * 100, language)}${space}%`;
  if (share > 0 && share < HARDLY) return `<\u00a0${digits(HARDLY * 100, language)}${space}%`;
  return `${digits(share * 100, language)}${space}%`;
}

/** Rounded to so many digits that count, without zeros at the end. */
export function digits(value: number, language: string, many = 3): string {
  const whole = Math.abs(value) >= 10 ** many ? String(Math.round(value)) : String(Number(value.toPrecision(many)));
  return language === "fr" ? whole.replace(".", ",") : whole;
}

/** A whole number, from 10,000 on in groups of three digits. */
export function count(value: number, language: string): string {
  if (value < 10_000) return String(value);
  return String(value).replace(/\B(?=(\d{3})+$)/g, language === "fr" ? "\u202f" : ",");
}

/** About where 95 of 100 would lie: Wilson's interval of a share that came so often in so many trials. */
export function wilson(hits: number, trials: number): readonly [number, number] {
  const z = 1.96;
  const share = hits / trials;
  const middle = (share + (z * z) / (2 * trials)) / (1 + (z * z) / trials);
  const half = (z / (1 + (z * z) / trials)) * Math.sqrt((share * (1 - share)) / trials + (z * z) / (4 * trials * trials));
  return [middle - half, middle + half];
}
