import { z } from 'zod';
import type { Json } from '../kernel/index.js';

/** What a server has chosen. `boards: thread`: the board stands in the match's thread beside the log, not in the channel. */
const settings = z.object({
  boards: z.enum(['channel', 'thread']).default('channel'),
});
export type Settings = z.infer<typeof settings>;

export const readSettings = (stored: Json): Settings => settings.catch(settings.parse({})).parse(stored ?? {});
