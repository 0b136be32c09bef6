// `npm run fleet`: plays matches at a fleet of processes over a PostgreSQL while both are killed again and again, and says
// what is left. `npm run fleet -- --minutes 30 --processes 4 --every 7` for half an hour in which one of four
// processes is killed every seven seconds; --servers, --matches and --seed as well.
import { ensureInstalled } from './ensure.mjs';
import { readOptions } from './options.mjs';
import { vitest } from './vitest.mjs';

const text = { type: 'string' };
const options = { minutes: text, every: text, processes: text, matches: text, servers: text, seed: text };
const values = readOptions('fleet', options);
await ensureInstalled();
process.exit(vitest({ LONGBOX_FLEET: JSON.stringify(values) }));
