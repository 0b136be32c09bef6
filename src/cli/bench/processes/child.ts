import { openDatabase } from '../../../store/index.js';
import { openBot } from '../place.js';

/** One of the processes that are a bot: says when it is up, and when it is asked, what it has used of the processor (ms). */
const [api = '', token = '', database = '', shared] = process.argv.slice(2);
async function open(): Promise<void> {
  await openBot({ api, token }, await openDatabase(database), {
    shards: shared === undefined ? null : { fixed: null, count: null },
  });
  process.send?.('up');
}

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.((user + system) / 1000);
});
// It outlives nobody.
process.once('disconnect', () => process.exit());
void open();
