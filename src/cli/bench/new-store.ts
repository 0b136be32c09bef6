import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../store/index.js';

/** Does something with a database of its own, and leaves nothing behind. */
export async function onNewStore<T>(act: (store: Store) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-bench-'));
  const store = openStore(join(folder, 'longbox.sqlite'));
  try {
    return await act(store);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}
