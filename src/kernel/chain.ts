import { hash } from './hash.js';

/** A part of a record: what it is called there, and its value. */
export type Part = readonly [name: string, value: unknown];

/** One hash for each part of a record, in order. Each covers its part and all before it, so the last covers the whole. */
export function chained(parts: readonly Part[]): string[] {
  let last = 'longbox chain';
  return parts.map(([name, value]) => {
    last = hash(`${last} ${JSON.stringify(name)} ${canonical(value)}`);
    return last;
  });
}

/** A JSON value as one text, whatever the order of its keys. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, held: unknown) => {
    if (typeof held !== 'object' || held === null || Array.isArray(held)) return held;
    const entries = Object.entries(held as Record<string, unknown>);
    return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
