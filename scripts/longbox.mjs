// The command line: npm run --silent longbox -- help
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

await ensureInstalled();
await ensureBuilt();
// Databases and their copies hold hands and secrets: whatever is written is for nobody else on this machine.
process.umask(0o077);
const { main } = await import('../dist/bundle/cli.cjs');
process.exitCode = await main(process.argv.slice(2));
