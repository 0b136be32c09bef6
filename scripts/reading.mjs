// `npm run reading -- --language de --seed rainy`: plays some hours' worth in the playground and writes what that prints in a
// language as plain text, each kind of line once. `--out FOLDER` says where, else below the system's temporary files;
// `--only champions` reads what has this word in its title, `--only 'smash|scenario'` one of these words: about an hour.
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuilt, ensureInstalled } from './ensure.mjs';
import { readOptions } from './options.mjs';
import { vitest } from './vitest.mjs';

const option = { type: 'string' };
const values = readOptions('reading', { language: option, seed: option, out: option, only: option });
await ensureInstalled();
await ensureBuilt();
const env = {
  LONGBOX_READING: resolve(values.out ?? join(tmpdir(), 'longbox-reading')),
  LONGBOX_LANGUAGE: values.language ?? 'en',
  LONGBOX_SEED: values.seed ?? 'reading',
};
process.exit(vitest(env, values.only === undefined ? [] : ['-t', values.only]));
