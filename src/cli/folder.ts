import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does something with a folder of its own, and leaves nothing behind, not where it is interrupted either. */
export async function inFolder<T>(name: string, act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `longbox-${name}-`));
  const drop = (): void => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  const interrupted = (signal: NodeJS.Signals): never => process.exit(signal === 'SIGINT' ? 130 : 143);
  process.once('exit', drop);
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    return await act(folder);
  } finally {
    drop();
    process.off('exit', drop);
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}
