// `npm start`: installs and builds what is missing, then runs the bot.
import { ensureBuilt, ensureInstalled } from './ensure.mjs';

await ensureInstalled();
await ensureBuilt();
await import('../dist/bundle/main.cjs');
