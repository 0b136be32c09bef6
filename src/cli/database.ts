import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Store } from '../store/port.js';
import { BadInput } from './command.js';
import { readEnvFile } from './env-file.js';

/** The database's name in the data folder. */
export const DATABASE = 'longbox.sqlite';

/** The store of a bot that is stopped. @throws BadInput where it cannot be opened */
export async function openDatabase(command: string, folder: string | undefined): Promise<Store> {
  const { openStore, StoreError } = await import('../store/index.js');
  try {
    return openStore(databaseIn(command, folder));
  } catch (error) {
    if (error instanceof StoreError) throw new BadInput(`${command}: ${error.message}`);
    throw error;
  }
}

/** Reads a copy of the database, so that a running bot is not disturbed. @throws BadInput where it cannot be read */
export async function fromCopy<T>(
  command: string,
  folder: string | undefined,
  read: (store: Store) => Promise<T>,
): Promise<T> {
  const { backupDatabase, openStore, StoreError } = await import('../store/index.js');
  const database = databaseIn(command, folder);
  const place = mkdtempSync(join(tmpdir(), 'longbox-copy-'));
  try {
    const copy = join(place, DATABASE);
    await backupDatabase(database, copy);
    const store = openStore(copy);
    try {
      return await read(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (error instanceof StoreError) throw new BadInput(`${command}: ${error.message}`);
    throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** The database of a bot: in that folder, else where the environment or .env says. @throws BadInput where there is none */
export function databaseIn(command: string, folder: string | undefined): string {
  const file = resolve(folder ?? dataFolder(), DATABASE);
  if (!existsSync(file))
    throw new BadInput(`${command}: no database at ${file}: name the folder that holds ${DATABASE} with --data`);
  return file;
}

function dataFolder(): string {
  readEnvFile();
  return process.env.LONGBOX_DATA ?? 'data';
}
