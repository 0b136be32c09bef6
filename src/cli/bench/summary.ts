import { howMany } from '../how-many.js';
import { type Measure, rounded, within } from './benchmark.js';

export interface Summary {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
}

/** How long half of so many took at most, and 99 of 100. */
export function summary(name: string, times: readonly number[]): Summary {
  return {
    name: `${name}, ${howMany(times.length, 'click')}`,
    p50: rounded(within(times, 0.5)),
    p99: rounded(within(times, 0.99)),
  };
}

/** The same as measures, beside those of something else. */
export const summed = ({ name, p50, p99 }: Summary, beside: Summary): Measure[] => [
  { name: `${name}: half`, value: p50, unit: 'ms', beside: { name: beside.name, value: beside.p50 } },
  { name: `${name}: 99 of 100`, value: p99, unit: 'ms', beside: { name: beside.name, value: beside.p99 } },
];
