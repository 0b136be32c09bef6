import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadInput, type Command, readArgs } from './command.js';
import { ADDRESS, fileIn, orBadInput, readSettings } from './database.js';
import { howMany } from './how-many.js';

export const run: Command = async (args, _house, terminal) => {
  const { values } = readArgs('move', args, [], { from: 'string', to: 'string' });
  readSettings('move');
  const from = values.from === undefined ? fileIn(undefined) : resolve(values.from);
  if (statSync(from, { throwIfNoEntry: false })?.isFile() !== true)
    throw new BadInput(`move: no database at ${from}: name the file with --from`);
  const to = values.to ?? process.env.DATABASE_URL ?? '';
  const { isAddress } = await import('../store/index.js');
  // Not said again: it may hold a password.
  if (!isAddress(to)) throw new BadInput(`move: --to, or else DATABASE_URL, is ${ADDRESS}`);
  const { moveDatabase } = await import('../store/move.js');
  const moved = await orBadInput('move', () =>
    moveDatabase(from, to, (table, rows) => terminal.progress?.(`longbox: ${table}: ${howMany(rows, 'row')}\n`)),
  );
  const rows = Object.values(moved.tables).reduce((sum, each) => sum + each, 0);
  return {
    json: { from, ...moved, rows },
    text: `${howMany(rows, 'row')} copied from ${from} to the database ${moved.to}, and compared. Set DATABASE_URL and start the bot; ${from} stays as it is.`,
  };
};
