import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../scripts/ensure.mjs';

/** All that tests write goes below folders which go when they are done: nothing of them stays on a machine. */
export async function setup(): Promise<() => void> {
  // Whole programs are started as people start them: from what was built.
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'longbox-tests-'));
  // Some tests become somebody else, who needs it as well.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  // Scripts made of several files stand among the packages, where they find the driver.
  const programs = join(import.meta.dirname, '../node_modules/.cache', basename(folder));
  mkdirSync(programs, { recursive: true });
  process.env.LONGBOX_PROGRAMS = programs;
  return () => {
    for (const made of [folder, programs]) rmSync(made, { recursive: true, force: true, maxRetries: 3 });
  };
}
