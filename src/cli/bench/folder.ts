import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '../../store/index.js';

/** Does something with a folder of its own, and leaves nothing behind. */
export async function inFolder<T>(act: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'longbox-bench-'));
  try {
    return await act(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** The same with a database of its own. */
export const onNewStore = <T>(act: (store: Store) => Promise<T>): Promise<T> =>
  inFolder(folder => onStore(join(folder, 'longbox.sqlite'), act));

/** Does something with the database in a file. */
export async function onStore<T>(file: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(file);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}
