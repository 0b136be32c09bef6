import { join, resolve } from 'node:path';
import { BadInput, type Command, readArgs } from './command.js';
import { databaseIn } from './database.js';

export const { run }: Command = {
  async run(args) {
    const flags = { json: { type: 'boolean' }, data: { type: 'string' } } as const;
    const { values, positionals } = readArgs('backup', args, ['FILE?'], flags);
    const from = databaseIn('backup', values.data);
    const { backupDatabase, backupsOf, StoreError } = await import('../store/index.js');
    const file = resolve(positionals[0] ?? join(backupsOf(from), `longbox-${stamp()}.sqlite`));
    try {
      await backupDatabase(from, file);
    } catch (error) {
      if (error instanceof StoreError) throw new BadInput(`backup: ${error.message}`);
      throw error;
    }
    return { json: { file, from }, text: `${from} copied to ${file}` };
  },
};

/** The moment as a file name can hold it. */
const stamp = (): string =>
  new Date()
    .toISOString()
    .replace(/[:.]/g, '-')
    .replace(/-\d+Z$/, '');
