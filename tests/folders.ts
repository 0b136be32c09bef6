import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/ensure.mjs';

/** All that tests write goes below one folder, which goes when they are done: nothing of them stays on a machine. */
export async function setup(): Promise<() => void> {
  // Whole programs are started as people start them: from what was built.
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'longbox-tests-'));
  // Some tests become somebody else, who needs it as well.
  chmodSync(folder, 0o1777);
  process.env.TMPDIR = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
