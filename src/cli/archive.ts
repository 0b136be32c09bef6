import { statSync } from 'node:fs';
import { REST } from '../matches/record/archiving.js';
import { isAddress, type Store, StoreError } from '../store/index.js';
import { type Command, readArgs } from './command.js';
import { databaseIn, orBadInput, withDatabase } from './database.js';
import { howMany } from './how-many.js';

/** Matches looked at between two words of how far it is. */
const BATCH = 1000;

export const run: Command = async (args, _house, terminal) => {
  const { values } = readArgs('archive', args, [], { data: 'string' });
  const database = await databaseIn('archive', values.data);
  // A server makes room by itself, in its own time.
  const sizeOf = (): number | null => (isAddress(database) ? null : statSync(database).size);
  const before = sizeOf();
  const matches = await orBadInput('archive', () =>
    withDatabase('archive', values.data, async store => {
      const done = await archiveAll(store, told => terminal.err(`longbox: ${told}\n`));
      await store.compact();
      return done;
    }),
  );
  const after = sizeOf();
  const told = `${howMany(matches, 'match', 'matches')} archived.`;
  if (before === null || after === null) return { json: { matches }, text: told };
  const bytes = { before, after };
  return { json: { matches, bytes }, text: `${told} ${database}: ${sizes(bytes)}` };
};

/** Each match is one step that stays, so the next run goes on where this one is stopped. */
async function archiveAll(store: Store, tell: (what: string) => void): Promise<number> {
  const rested = Date.now() - REST;
  let done = 0;
  for (let after = 0; ; ) {
    const rows = await store.unarchived({ after, limit: BATCH });
    for (const { match, at } of rows) {
      if (at > rested) continue;
      try {
        if (await store.archive(match)) done++;
      } catch (error) {
        // One that cannot be read is no reason to leave the others; a full disk is.
        if (error instanceof StoreError && error.trouble !== 'damaged') throw error;
        tell(`match ${match} can't be archived: ${(error as Error).message}`);
      }
    }
    const last = rows.at(-1);
    if (last === undefined) return done;
    after = last.n;
    tell(`${howMany(done, 'match', 'matches')} archived so far`);
  }
}

const sizes = ({ before, after }: { before: number; after: number }): string =>
  `${mega(before)} before, ${mega(after)} now`;
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
