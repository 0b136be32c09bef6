/** Round numbers for an axis: from at most the least to at least the most, in `count` steps or a few more. */
export function ticks(least: number, most: number, count = 4): number[] {
  const span = most - least || 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find(factor => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: Math.max(1, last - first) + 1 }, (_, at) => tidy((first + at) * step));
}

/** Without the dust of binary fractions. */
const tidy = (value: number): number => Math.round(value * 1e6) / 1e6;
