import { z } from 'zod';
import type { Json, Order } from '../../kernel/index.js';
import { practiceLevel } from '../../opponents/index.js';
import type { MatchRow, Store } from '../../store/port.js';
import { quietHours } from '../clock/quiet-hours.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** After how long somebody who has to act is reminded first, in milliseconds; `off`: never. */
export const REMINDERS = {
  '1-hour': HOUR,
  '4-hours': 4 * HOUR,
  '12-hours': 12 * HOUR,
  'a-day': 24 * HOUR,
  'three-days': 72 * HOUR,
  off: null,
} as const;

/** How long practice bots seem to think, against what is usual. */
export const PACES = { quick: 0.25, usual: 1, slow: 2.5 } as const;

/** An order for every match of a game, or for one match. */
export interface StandingOrder extends Order {
  readonly game: string;
  readonly match: string | null;
}

const order = z
  .object({
    game: z.string(),
    match: z.string().nullable(),
    kind: z.string(),
    below: z.int().optional(),
    card: z.string().optional(),
  })
  .transform(({ game, match, ...what }): StandingOrder => ({ game, match, ...bare(what) }));

/** Without what an order does not say. */
const bare = ({
  kind,
  below,
  card,
}: {
  kind: string;
  below?: number | undefined;
  card?: string | undefined;
}): Order => ({
  kind,
  ...(below !== undefined && { below }),
  ...(card !== undefined && { card }),
});

/** How somebody wants to be treated at tables: their part of what a person has chosen. */
const preferences = z.object({
  pings: z.enum(['on', 'off']).default('on').catch('on'),
  reminders: z
    .enum(Object.keys(REMINDERS) as [keyof typeof REMINDERS])
    .default('a-day')
    .catch('a-day'),
  pace: z
    .enum(Object.keys(PACES) as [keyof typeof PACES])
    .default('usual')
    .catch('usual'),
  /** When they want no pings; null for never. */
  quiet: quietHours.nullable().default(null).catch(null),
  orders: z.array(order).default([]).catch([]),
});
export type PlayPreferences = z.infer<typeof preferences>;

const anyPreferences = preferences.catch(preferences.parse({}));

export const readPlayPreferences = (stored: Json): PlayPreferences => anyPreferences.parse(stored ?? {});

/** What each of some players has stored of their preferences, by id. */
export async function storedBy(
  store: Pick<Store, 'playerPreferences'>,
  players: readonly string[],
): Promise<Record<string, Json>> {
  const stored = [...new Set(players)].map(async player => [player, await store.playerPreferences(player)] as const);
  return Object.fromEntries(await Promise.all(stored));
}

/** How each of some people wants to be treated, by id, from what they have stored. Practice bots want nothing. */
export const preferencesIn = (stored: Readonly<Record<string, Json>>): ReadonlyMap<string, PlayPreferences> =>
  new Map(
    Object.entries(stored).flatMap(([player, json]) =>
      practiceLevel(player) === null ? [[player, readPlayPreferences(json)] as const] : [],
    ),
  );

/** Those of somebody's orders that hold in a match. */
export const ordersIn = ({ orders }: PlayPreferences, { id, game }: Pick<MatchRow, 'id' | 'game'>): Order[] =>
  orders.filter(one => one.game === game && (one.match === null || one.match === id));
