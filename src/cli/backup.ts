import { dirname, join, resolve } from 'node:path';
import { BadInput, type Command, readArgs, wholeNumber } from './command.js';
import { databaseIn } from './database.js';

export const { run }: Command = {
  async run(args) {
    const flags = { json: { type: 'boolean' }, data: { type: 'string' }, keep: { type: 'string' } } as const;
    const { values, positionals } = readArgs('backup', args, ['FILE?'], flags);
    const [named] = positionals;
    if (values.keep !== undefined && named !== undefined)
      throw new BadInput('backup: --keep goes with backups that are named by their time: leave the file out');
    const keep = values.keep === undefined ? null : wholeNumber('--keep', values.keep, 1);
    const from = databaseIn('backup', values.data);
    const { backupDatabase, backupName, backupsOf, rotate, StoreError } = await import('../store/index.js');
    const file = resolve(named ?? join(backupsOf(from), backupName(Date.now())));
    try {
      await backupDatabase(from, file);
    } catch (error) {
      if (error instanceof StoreError) throw new BadInput(`backup: ${error.message}`);
      throw error;
    }
    const deleted = keep === null ? [] : rotate(dirname(file), keep);
    const lines = [`${from} copied to ${file}`, ...deleted.map(old => `${old} deleted`)];
    return { json: { file, from, deleted }, text: lines.join('\n') };
  },
};
