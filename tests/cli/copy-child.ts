import { fromCopy } from '../../src/cli/database.js';

/** Reads the database in the folder that is named, and is never done with it. */
await fromCopy('matches', process.argv[2], () => {
  process.stdout.write('reading\n');
  return new Promise(() => setInterval(() => undefined, 60_000));
});
