import type { House } from '../command.js';

/** One number that was measured. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it is held against, measured in the same run in the same unit: a floor, a peer, or itself when less is there. */
  readonly beside?: { readonly name: string; readonly value: number };
}

/** What all benchmarks are measured with. */
interface Bench {
  readonly house: House;
  /** For each game or part. */
  readonly seconds: number;
  /** So many finished matches are recorded at most, where they are what grows. */
  readonly matches: number;
  /** Says why something is not measured. */
  readonly warn: (line: string) => void;
}

/** Something whose speed matters. */
export interface Benchmark {
  readonly id: string;
  readonly title: string;
  /** It takes minutes: only when it is asked for by name. */
  readonly long?: true;
  measure(bench: Bench): Promise<Measure[]> | Measure[];
}

/** How long something takes, in milliseconds: the median and the 95th of 100 of as many runs as fit into the time. */
export function timed(act: () => void, seconds: number): { median: number; p95: number } {
  for (let warm = 0; warm < 20; warm++) act();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end || times.length < 20) {
    const began = performance.now();
    act();
    times.push(performance.now() - began);
  }
  return { median: within(times, 0.5), p95: within(times, 0.95) };
}

/** What so many of them, from 0 to 1, stay below at most. */
export const within = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.floor((times.length - 1) * share)] ?? Number.NaN;

/** What lies in the middle. */
export const median = (times: readonly number[]): number => within(times, 0.5);

/** Rounded to three digits that mean something. */
export const rounded = (value: number): number => Number(value.toPrecision(3));
