import { z } from 'zod';
import type { Json } from '../../kernel/index.js';
import { oneOf, titled } from '../define/options.js';

/** How tables are shown: in pictures for a dark or a light chat, with words beside them or not, or in words alone. */
const LOOKS = ['dark', 'light', 'dark-words', 'light-words', 'words'] as const;
type Shown = (typeof LOOKS)[number];
/** The same as an option of a command. */
export const lookOption = () => oneOf(titled('look', LOOKS));

const look = z.enum(['dark', 'light', 'words']).default('dark');
/** What stands beside a picture: its gist, or all of it in words. */
const beside = z.enum(['gist', 'words']).default('gist').catch('gist');

/** What a choice among the ways to show tables is kept as. */
export const lookMeant = (shown: Shown): Pick<Settings, 'pictures' | 'beside'> => ({
  pictures: shown === 'words' ? 'words' : shown.startsWith('light') ? 'light' : 'dark',
  beside: shown.endsWith('-words') ? 'words' : 'gist',
});

/** The way to show tables that somebody has chosen. */
export const lookOf = ({ pictures, beside: words }: Pick<Settings, 'pictures' | 'beside'>): Shown =>
  pictures === 'words' || words === 'gist' ? pictures : `${pictures}-words`;

/** What a server has chosen. `boards: thread`: the board stands in the match's thread beside the log, not in the channel. */
const settings = z.object({
  boards: z.enum(['channel', 'thread']).default('channel').catch('channel'),
  pictures: look.catch('dark'),
  beside,
  /** Whether big moments of a match get a picture in its thread. */
  moments: z.enum(['shown', 'hidden']).default('shown').catch('shown'),
  /** Where matches may be started; everywhere when there is none. */
  channels: z.array(z.string()).default([]).catch([]),
  /** The role that may start matches; null for everybody. */
  starter: z.string().nullable().default(null).catch(null),
  /** What that role is needed for: every match, or only tables for several people. */
  starts: z.enum(['everything', 'tables']).default('everything').catch('everything'),
  /** The clock of tables that name none, by its name; null for what is usual there. */
  clock: z.string().nullable().default(null).catch(null),
  /** The role of those who run leagues, besides members who may manage events; null for no such role. */
  hosts: z.string().nullable().default(null).catch(null),
  /** What boards and threads are written in; null for the server's own language. */
  language: z.string().nullable().default(null).catch(null),
});
export type Settings = z.infer<typeof settings>;

/** What a person has chosen, for what only they see. */
const preferences = z.object({
  pictures: look.catch('dark'),
  beside,
  /** `hidden`: in no table, and their numbers are for themselves alone. */
  tables: z.enum(['shown', 'hidden']).default('shown').catch('shown'),
  /** What is said to them alone is in this language; null for that of their Discord. */
  language: z.string().nullable().default(null).catch(null),
});
export type Preferences = z.infer<typeof preferences>;

const anyPreferences = preferences.catch(preferences.parse({}));
const anySettings = settings.catch(settings.parse({}));

export const readPreferences = (stored: Json): Preferences => anyPreferences.parse(stored ?? {});

export const readSettings = (stored: Json): Settings => anySettings.parse(stored ?? {});
