// The command line: npm run --silent longbox -- help
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

await ensureInstalled();
await ensureBuilt();
const { main } = await import('../dist/src/cli.js');
process.exitCode = await main(process.argv.slice(2));
