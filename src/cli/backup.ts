import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadInput, type Command, readArgs } from './command.js';

/** The database's name in the data folder. */
export const DATABASE = 'longbox.sqlite';

export const { run }: Command = {
  async run(args) {
    const flags = { json: { type: 'boolean' }, data: { type: 'string' } } as const;
    const { values, positionals } = readArgs('backup', args, ['FILE?'], flags);
    const folder = values.data ?? (await dataFolder());
    const from = resolve(folder, DATABASE);
    if (!existsSync(from))
      throw new BadInput(`backup: no database at ${from}: name the folder that holds ${DATABASE} with --data`);
    const file = resolve(positionals[0] ?? join(folder, 'backups', `longbox-${stamp()}.sqlite`));
    const { backupDatabase, StoreError } = await import('../store/index.js');
    try {
      await backupDatabase(from, file);
    } catch (error) {
      if (error instanceof StoreError) throw new BadInput(`backup: ${error.message}`);
      throw error;
    }
    return { json: { file, from }, text: `${from} copied to ${file}` };
  },
};

/** Where the bot keeps its data: as the environment or .env says. */
async function dataFolder(): Promise<string> {
  const { config } = await import('dotenv');
  config({ quiet: true });
  return process.env.LONGBOX_DATA ?? 'data';
}

/** The moment as a file name can hold it. */
const stamp = (): string =>
  new Date()
    .toISOString()
    .replace(/[:.]/g, '-')
    .replace(/-\d+Z$/, '');
