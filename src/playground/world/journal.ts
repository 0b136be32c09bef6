import { appendFileSync, closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { makeFolder } from '../../home/make-folder.js';

/** One change: row `id` of table `t` became `v`, or went away (null). */
export interface Change {
  t: string;
  id: string;
  v: unknown;
}

/**
 * An append-only file of changes. Each line is handed to the operating system before the change is told to
 * anyone, so a killed process loses nothing; a torn last line (a killed machine) is left out.
 */
export interface Journal {
  read(): Change[];
  append(change: Change): void;
  /** Replaces the whole history by these rows. */
  compact(rows: Change[]): void;
  /** Lets go of the file. */
  close(): void;
}

export function openJournal(folder: string): Journal {
  makeFolder(folder);
  const path = join(folder, 'world.jsonl');
  // Kept open: to look the file up takes longer than to write a line.
  let open: number | undefined;
  const close = (): void => {
    if (open !== undefined) closeSync(open);
    open = undefined;
  };
  return {
    read() {
      if (!existsSync(path)) return [];
      const lines = readFileSync(path, 'utf8').split('\n');
      return lines.flatMap((line, index) => {
        if (!line) return [];
        try {
          return [JSON.parse(line) as Change];
        } catch (error) {
          if (index === lines.length - 1) return [];
          throw new Error(`${path}:${index + 1} is not JSON`, { cause: error });
        }
      });
    },
    append(change) {
      open ??= openSync(path, 'a');
      appendFileSync(open, `${JSON.stringify(change)}\n`);
    },
    compact(rows) {
      close();
      const draft = `${path}.new`;
      writeFileSync(draft, rows.map(row => `${JSON.stringify(row)}\n`).join(''));
      renameSync(draft, path);
    },
    close,
  };
}

export const forgetful: Journal = { read: () => [], append: () => {}, compact: () => {}, close: () => {} };
