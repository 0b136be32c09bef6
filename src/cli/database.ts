import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Store } from '../store/port.js';
import { BadInput } from './command.js';
import { readEnvFile } from './env-file.js';
import { inFolder } from './folder.js';

/** The database's name in the data folder. */
export const DATABASE = 'longbox.sqlite';

/** How the address of a server is written. */
export const ADDRESS = 'postgres://user:password@host:5432/longbox';

/** Works on the store of a bot: of one that is stopped where it is a file. @throws BadInput where it cannot be opened */
export async function withDatabase<T>(
  command: string,
  folder: string | undefined,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  return closing(await orBadInput(command, async () => opened(await databaseIn(command, folder))), work);
}

/** Reads a database without disturbing a running bot: of a file, a copy. @throws BadInput where it cannot be read */
export async function fromCopy<T>(
  command: string,
  folder: string | undefined,
  read: (store: Store) => Promise<T>,
): Promise<T> {
  const { backupDatabase, isAddress } = await import('../store/index.js');
  const database = await databaseIn(command, folder);
  const readAt = (place: string): Promise<T> =>
    orBadInput(command, async () => closing(await opened(place), read), [place, database]);
  if (isAddress(database)) return readAt(database);
  return inFolder('copy', async folder => {
    const copy = join(folder, DATABASE);
    await orBadInput(command, () => backupDatabase(database, copy));
    return readAt(copy);
  });
}

async function opened(database: string): Promise<Store> {
  const { openDatabase } = await import('../store/index.js');
  return openDatabase(database, { upgrade: false });
}

async function closing<T>(store: Store, work: (store: Store) => Promise<T>): Promise<T> {
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** `called`: a place, and how people know what lies there. @throws BadInput with what the store says */
export async function orBadInput<T>(
  command: string,
  work: () => Promise<T>,
  [place, called]: readonly [string, string] = ['', ''],
): Promise<T> {
  const { StoreError } = await import('../store/index.js');
  try {
    return await work();
  } catch (error) {
    if (error instanceof StoreError) throw new BadInput(`${command}: ${error.message.replace(place, called)}`);
    throw error;
  }
}

/** @throws BadInput with what is wrong in .env */
export function readSettings(command: string): void {
  try {
    readEnvFile();
  } catch (error) {
    throw new BadInput(`${command}: ${(error as Error).message}`);
  }
}

/** The file in that folder, else in that of the environment or .env: a setting without a value is as good as none. */
export const fileIn = (folder: string | undefined): string =>
  resolve(folder ?? (process.env.LONGBOX_DATA || 'data'), DATABASE);

/**
 * The database of a bot: the file in that folder; else that on the server which the environment or .env names; else the
 * file in the data folder. @throws BadInput where there is none
 */
export async function databaseIn(command: string, folder: string | undefined): Promise<string> {
  readSettings(command);
  const { DATABASE_URL: address = '' } = process.env;
  if (folder === undefined && address !== '') {
    const { isAddress } = await import('../store/index.js');
    if (isAddress(address)) return address;
    // Not said again: it may hold a password. A bot doesn't start with it either.
    throw new BadInput(`${command}: DATABASE_URL is not usable: write it as ${ADDRESS}`);
  }
  const file = fileIn(folder);
  if (!existsSync(file))
    throw new BadInput(`${command}: no database at ${file}: name the folder that holds ${DATABASE} with --data`);
  return file;
}
