import { join } from 'node:path';
import { openStore, type Store } from '../../store/index.js';
import { inFolder } from '../folder.js';

/** Does something with a database of its own, and leaves nothing behind. */
export const onNewStore = <T>(act: (store: Store) => Promise<T>): Promise<T> =>
  inFolder('bench', folder => onStore(join(folder, 'longbox.sqlite'), act));

/** Does something with the database in a file. */
export async function onStore<T>(file: string, act: (store: Store) => Promise<T>): Promise<T> {
  const store = openStore(file);
  try {
    return await act(store);
  } finally {
    await store.close();
  }
}
