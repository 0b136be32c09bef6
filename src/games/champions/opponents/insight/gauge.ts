import type { Note } from '../../../../kernel/index.js';

/** The names of a gauge's steps, which a name always has alike: made once, since they are noted by the thousand. */
const names = new Map<string, readonly string[]>();

/** Notes each of some steps, the lowest first, that a number has come to: so that what is learnt of small numbers need not hold for large ones. */
export function gauge(note: Note, name: string, number: number, steps: readonly number[]): void {
  let named = names.get(name);
  if (named === undefined) {
    named = steps.map(step => `${name} ≥ ${step}`);
    names.set(name, named);
  }
  for (let at = 0; at < steps.length && number >= (steps[at] as number); at++) note(named[at] as string);
}

export const within = (number: number, from: number, to: number): number => Math.max(from, Math.min(to, number));
