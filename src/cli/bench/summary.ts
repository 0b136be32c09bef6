import { type Measure, rounded } from './benchmark.js';

export interface Summary {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
}

/** How long half of so many took at most, and 99 of 100. */
export function summary(name: string, times: number[]): Summary {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { name: `${name}, ${sorted.length} clicks`, p50: rounded(at(0.5)), p99: rounded(at(0.99)) };
}

/** The same as measures, beside those of something else. */
export const summed = ({ name, p50, p99 }: Summary, beside: Summary): Measure[] => [
  { name: `${name}: half`, value: p50, unit: 'ms', beside: { name: beside.name, value: beside.p50 } },
  { name: `${name}: 99 of 100`, value: p99, unit: 'ms', beside: { name: beside.name, value: beside.p99 } },
];
