// From numbers to places on a plot, and the round numbers that stand beside an axis.

/** The place of a number between two ends of a plot. */
export type Scale = (value: number) => number;

export function linear(from: number, to: number, start: number, end: number): Scale {
  const wide = to - from || 1;
  return (value) => start + ((value - from) / wide) * (end - start);
}

/** Ten times as much is always as far. */
export function logarithmic(from: number, to: number, start: number, end: number): Scale {
  const place = linear(Math.log(from), Math.log(to), start, end);
  return (value) => place(Math.log(value));
}

/** About `count` round numbers from `low` to `high`, the ends rounded outwards: 0, 0.2, 0.4. */
export function ticks(low: number, high: number, count = 4): readonly number[] {
  const rough = (high - low || 1) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((one) => one * power >= rough * 0.999) ?? 10);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
