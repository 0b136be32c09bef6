// `npm run build`: builds what has changed since the last time, and nothing else.
import { ensureBuilt } from './ensure.mjs';

await ensureBuilt();
