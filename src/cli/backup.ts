import { join, resolve } from 'node:path';
import { BadInput, type Command, readArgs } from './command.js';
import { databaseIn, orBadInput } from './database.js';

export const { run }: Command = {
  async run(args) {
    const flags = { json: { type: 'boolean' }, data: { type: 'string' } } as const;
    const { values, positionals } = readArgs('backup', args, ['FILE?'], flags);
    const from = databaseIn('backup', values.data);
    const { backupDatabase, backupsOf, isAddress } = await import('../store/index.js');
    if (isAddress(from))
      throw new BadInput(
        'backup: PostgreSQL makes its own copies: pg_dump --format=custom --file=longbox.dump "$DATABASE_URL" (docs/hosts.md)',
      );
    const file = resolve(positionals[0] ?? join(backupsOf(from), `longbox-${stamp()}.sqlite`));
    await orBadInput('backup', () => backupDatabase(from, file));
    return { json: { file, from }, text: `${from} copied to ${file}` };
  },
};

/** The moment as a file name can hold it. */
const stamp = (): string =>
  new Date()
    .toISOString()
    .replace(/[:.]/g, '-')
    .replace(/-\d+Z$/, '');
