import { dirname, resolve } from 'node:path';
import { BadInput, type Command, readArgs, wholeNumber } from './command.js';
import { databaseIn, orBadInput } from './database.js';

export const run: Command = async args => {
  const { values, positionals } = readArgs('backup', args, ['FILE?'], { data: 'string', keep: 'string' });
  const [named] = positionals;
  if (values.keep !== undefined && named !== undefined)
    throw new BadInput('backup: --keep goes with backups that are named by their time: leave the file out');
  const keep = values.keep === undefined ? null : wholeNumber('--keep', values.keep, 1);
  const from = await databaseIn('backup', values.data);
  const { backupDatabase, backupsOf, freeBackup, isAddress, rotate } = await import('../store/index.js');
  if (isAddress(from))
    throw new BadInput(
      'backup: PostgreSQL makes its own copies: pg_dump --format=custom --file=longbox.dump "$DATABASE_URL" (docs/hosts.md)',
    );
  const file = resolve(named ?? freeBackup(backupsOf(from), Date.now()));
  await orBadInput('backup', () => backupDatabase(from, file));
  const deleted = keep === null ? [] : rotate(dirname(file), keep);
  const lines = [`${from} copied to ${file}`, ...deleted.map(old => `${old} deleted`)];
  return { json: { file, from, deleted }, text: lines.join('\n') };
};
