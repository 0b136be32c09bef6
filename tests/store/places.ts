import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder of the test's own, gone when it is over. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'longbox-store-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

/** A name for a database in a folder of the test's own. */
export const file = (): string => join(folder(), 'longbox.sqlite');
