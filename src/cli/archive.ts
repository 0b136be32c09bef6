import { statSync } from 'node:fs';
import { REST } from '../matches/record/archiving.js';
import { type Store, StoreError } from '../store/index.js';
import { BadInput, type Command, readArgs } from './command.js';
import { databaseIn, openDatabase } from './database.js';

/** Matches looked at between two words of how far it is. */
const BATCH = 1000;

export const { run }: Command = {
  async run(args, _house, terminal) {
    const flags = { json: { type: 'boolean' }, data: { type: 'string' } } as const;
    const { values } = readArgs('archive', args, [], flags);
    const file = databaseIn('archive', values.data);
    const before = statSync(file).size;
    const store = await openDatabase('archive', values.data);
    let matches = 0;
    try {
      matches = await archiveAll(store, so => terminal.err(`longbox: ${so} matches archived so far\n`));
      await store.compact();
    } catch (error) {
      if (error instanceof StoreError) throw new BadInput(`archive: ${error.message}`);
      throw error;
    } finally {
      await store.close();
    }
    const bytes = { before, after: statSync(file).size };
    return { json: { matches, bytes }, text: `${matches} matches archived. ${file}: ${sizes(bytes)}` };
  },
};

/** Each match is one step that stays, so the next run goes on where this one is stopped. */
async function archiveAll(store: Store, tell: (done: number) => void): Promise<number> {
  const rested = Date.now() - REST;
  let done = 0;
  for (let after = 0; ; ) {
    const rows = await store.unarchived({ after, limit: BATCH });
    for (const { match, at } of rows) if (at <= rested && (await store.archive(match))) done++;
    const last = rows.at(-1);
    if (last === undefined) return done;
    after = last.n;
    tell(done);
  }
}

const sizes = ({ before, after }: { before: number; after: number }): string =>
  `${mega(before)} before, ${mega(after)} now`;
const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
