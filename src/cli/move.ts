import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BadInput, type Command, readArgs } from './command.js';
import { DATABASE, orBadInput, readSettings } from './database.js';

export const run: Command = async (args, _house, terminal) => {
  const { values } = readArgs('move', args, [], { from: 'string', to: 'string' });
  readSettings('move');
  const { DATABASE_URL, LONGBOX_DATA = 'data' } = process.env;
  const from = resolve(values.from ?? join(LONGBOX_DATA, DATABASE));
  if (!existsSync(from)) throw new BadInput(`move: no database at ${from}: name the file with --from`);
  const to = values.to ?? DATABASE_URL ?? '';
  const { isAddress } = await import('../store/index.js');
  // Not said again: it may hold a password.
  if (!isAddress(to))
    throw new BadInput('move: --to, or else DATABASE_URL, is postgres://user:password@host:5432/longbox');
  const { moveDatabase } = await import('../store/move.js');
  const moved = await orBadInput('move', () =>
    moveDatabase(from, to, done => terminal.progress?.(`longbox: ${done}\n`)),
  );
  const rows = Object.values(moved.tables).reduce((sum, each) => sum + each, 0);
  return {
    json: { from, ...moved, rows },
    text: `${rows} rows copied from ${from} to the database ${moved.to}, and compared. Set DATABASE_URL and start the bot; ${from} stays as it is.`,
  };
};
