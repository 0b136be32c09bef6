import type { Note } from '../../../../kernel/index.js';

/** Notes each of some steps that a number has come to: so that what is learnt of small numbers need not hold for large ones. */
export function gauge(note: Note, name: string, number: number, steps: readonly number[]): void {
  for (const step of steps) if (number >= step) note(`${name} ≥ ${step}`);
}

export const within = (number: number, from: number, to: number): number => Math.max(from, Math.min(to, number));
