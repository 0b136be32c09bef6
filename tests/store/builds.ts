import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from '../../src/store/sqlite/migrations.js';
import { folder } from './places.js';

interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}
export const journal = (of: string): Journal =>
  JSON.parse(readFileSync(join(of, 'meta', '_journal.json'), 'utf8')) as Journal;

/** The migrations as a later build would have them, with one more. */
export function later(sql: string): string {
  const made = folder();
  cpSync(migrationsFolder(), made, { recursive: true });
  const entries = journal(made);
  const last = entries.entries.at(-1);
  entries.entries.push({ idx: 99, version: '6', when: (last?.when ?? 0) + 1000, tag: '0099_later', breakpoints: true });
  writeFileSync(join(made, 'meta', '_journal.json'), JSON.stringify(entries));
  writeFileSync(join(made, '0099_later.sql'), sql);
  return made;
}

/** The migrations as they were before one of them. */
export function migrationsBefore(tag: string): string {
  const made = folder();
  cpSync(migrationsFolder(), made, { recursive: true });
  const { entries, ...head } = journal(made);
  const kept = entries.slice(
    0,
    entries.findIndex(entry => entry.tag === tag),
  );
  writeFileSync(join(made, 'meta', '_journal.json'), JSON.stringify({ ...head, entries: kept }));
  return made;
}
