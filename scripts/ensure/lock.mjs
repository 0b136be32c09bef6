// One process at a time on this machine.
import { createHash } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// A lock names the process that holds it. It is broken when that process is gone, or holds it longer than anything takes.
const LONGEST = 30 * 60_000;

/** Does `act` while no other process does anything under the same name for the same folder. */
export async function withLock(folder, name, waiting, act) {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const file = join(tmpdir(), `longbox-${id}-${name}.lock`);
  let told = false;
  while (!take(file)) {
    if (breakStale(file)) continue;
    if (!told) waiting();
    told = true;
    await sleep(200);
  }
  // `act` may end the process.
  const drop = () => rmSync(file, { force: true });
  const interrupted = signal => {
    drop();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('exit', drop);
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    return await act();
  } finally {
    drop();
    process.off('exit', drop);
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

/** The lock appears with its holder in it, or not at all. */
function take(file) {
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** The process that holds a lock, where it is gone or has held it beyond all measure; else null. */
function stale(file) {
  try {
    const holder = readFileSync(file, 'utf8');
    return !isAlive(Number(holder)) || Date.now() - statSync(file).mtimeMs > LONGEST ? holder : null;
  } catch {
    return null;
  }
}

/** Moves a dead lock out of the way. True when the lock may be tried again. */
function breakStale(file) {
  const dead = stale(file);
  if (dead === null) return false;
  const aside = `${file}.dead.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return true;
  }
  // Somebody else was quicker, and this is their new lock: it goes back.
  if (readFileSync(aside, 'utf8') !== dead) {
    try {
      linkSync(aside, file);
    } catch {
      // A third has it by now.
    }
  }
  rmSync(aside, { force: true });
  return true;
}

function isAlive(pid) {
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
