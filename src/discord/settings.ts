import { z } from 'zod';
import type { Json } from '../kernel/index.js';
import type { Person } from '../matches/matches.js';
import type { Store } from '../store/port.js';

/** How tables are shown: in pictures for a dark or a light chat, or in words alone. */
const LOOKS = ['dark', 'light', 'words'] as const;
/** The same as choices of a command's option. */
export const PICTURES: readonly { name: string; value: (typeof LOOKS)[number] }[] = [
  { name: 'Pictures for a dark chat, and words', value: 'dark' },
  { name: 'Pictures for a light chat, and words', value: 'light' },
  { name: 'Words alone', value: 'words' },
];

const look = z.enum(LOOKS).default('dark');

/** What a server has chosen. `boards: thread`: the board stands in the match's thread beside the log, not in the channel. */
const settings = z.object({
  boards: z.enum(['channel', 'thread']).default('channel').catch('channel'),
  pictures: look.catch('dark'),
  /** The role of those who run leagues, beside whoever may manage events; null for no such role. */
  hosts: z.string().nullable().default(null).catch(null),
});
export type Settings = z.infer<typeof settings>;

/** What a person has chosen, for what only they see. */
const preferences = z.object({
  pictures: look.catch('dark'),
  /** `hidden`: in no table, and their numbers are for themselves alone. */
  tables: z.enum(['shown', 'hidden']).default('shown').catch('shown'),
});
export type Preferences = z.infer<typeof preferences>;

export const readPreferences = (stored: Json): Preferences =>
  preferences.catch(preferences.parse({})).parse(stored ?? {});

export const readSettings = (stored: Json): Settings => settings.catch(settings.parse({})).parse(stored ?? {});

/** Changes what somebody has chosen, where they wish anything; what others have stored about them stays. */
export async function changePreferences(
  store: Store,
  { id, name }: Person,
  wishes: Readonly<Record<string, Json>>,
): Promise<Preferences> {
  const before = await store.playerPreferences(id);
  const kept = typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
  const wished = Object.fromEntries(Object.entries(wishes).filter(([, wish]) => wish !== null));
  const chosen = readPreferences({ ...kept, ...wished });
  if (Object.keys(wished).length > 0) await store.setPlayerPreferences(id, name, { ...kept, ...chosen });
  return chosen;
}
