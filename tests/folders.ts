import { accessSync, chmodSync, constants, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ensureBuilt } from '../scripts/ensure.mjs';

/** A folder in memory, where the system has one. */
const MEMORY = '/dev/shm';
/** What must be free there: several times what all tests write together. */
const ROOM = 2 * 1024 ** 3;

/**
 * Where tests write. A store waits for its disk at every write, as it must, and a disk takes a hundred times as long as
 * memory: half of many a test would be that. What a killed process leaves behind is the same in both.
 */
function place(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    accessSync(MEMORY, constants.W_OK);
    return bavail * bsize >= ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** All that tests write goes below folders which go when they are done: nothing of them stays on a machine. */
export async function setup(): Promise<() => void> {
  // Whole programs are started as people start them: from what was built.
  await ensureBuilt();
  const folder = mkdtempSync(join(place(), 'longbox-tests-'));
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
