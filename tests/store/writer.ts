import { writeSync } from 'node:fs';
import { backupDatabase, openStore, StoreError } from '../../src/store/index.js';
import { decision, line, match, snapshot } from './samples.js';

/**
 * Another process at the same database. `write` commits without end and says each move once its promise has resolved;
 * `hold` only has it open; `open` says how opening went; `copy`, how a backup did.
 */
const [, , file = '', mode = 'open', target = ''] = process.argv;

const say = (text: string): void => void writeSync(1, `${text}\n`);

async function write(): Promise<never> {
  const store = openStore(file);
  if ((await store.match('m')) === null) await store.createMatch(match('m'));
  let seq = (await store.match('m'))?.moves ?? 0;
  for (;;) {
    seq++;
    await store.commit('m', seq - 1, {
      moves: [decision(seq)],
      snapshot: snapshot(seq, JSON.stringify({ seq, filler: 'x'.repeat((seq * 997) % 30_000) })),
      log: [line(2 * seq - 1), line(2 * seq)],
      due: [{ kind: 'after', subject: 'm', at: seq }],
    });
    say(String(seq));
    // A bot lets others run between two clicks.
    await new Promise(resolve => setImmediate(resolve));
  }
}

try {
  if (mode === 'copy') {
    await backupDatabase(file, target);
    say('copied');
  } else {
    if (mode === 'write') await write();
    const store = openStore(file);
    say('open');
    if (mode === 'hold') setInterval(() => {}, 1000);
    else await store.close();
  }
} catch (error) {
  say(error instanceof StoreError ? `${error.trouble}: ${error.message}` : String(error));
  process.exitCode = 1;
}
