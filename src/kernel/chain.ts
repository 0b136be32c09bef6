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
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const held = value as Readonly<Record<string, unknown>>;
  const keys = Object.keys(held).filter(key => held[key] !== undefined);
  return `{${keys
    .sort()
    .map(key => `${JSON.stringify(key)}:${canonical(held[key])}`)
    .join(',')}}`;
}
