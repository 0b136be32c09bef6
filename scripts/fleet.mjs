// `npm run fleet`: plays matches at a fleet of processes over a PostgreSQL while both are killed again and again, and says
// what is left. `npm run fleet -- --minutes 30 --processes 4 --every 7` for half an hour in which one of four
// processes is killed every seven seconds; --servers, --matches and --seed as well.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensure.mjs';
import { readOptions } from './options.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const text = { type: 'string' };
const options = { minutes: text, every: text, processes: text, matches: text, servers: text, seed: text };
const values = readOptions('fleet', options);
await ensureInstalled();
const { status } = spawnSync(join(root, 'node_modules', '.bin', 'vitest'), ['run'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LONGBOX_FLEET: JSON.stringify(values) },
});
process.exit(status ?? 1);
