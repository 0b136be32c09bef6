import type { Json } from '../../kernel/index.js';
import type { NightRow } from '../leagues-port.js';
import type { Kit } from './kit.js';

/** Nights of leagues. */
export function leagueTables({ table, primaryKey, index, text, int, json }: Kit) {
  const nights = table(
    'nights',
    {
      id: text('id').primaryKey(),
      guild: text('guild').notNull(),
      name: text('name').notNull(),
      season: text('season'),
      status: text('status').$type<NightRow['status']>().notNull(),
      length: int('length').notNull(),
      createdAt: int('created_at').notNull(),
    },
    columns => [
      index('nights_by_guild').on(columns.guild, columns.status, columns.createdAt),
      index('nights_by_season').on(columns.guild, columns.season),
    ],
  );

  const night = () =>
    text('night')
      .notNull()
      .references(() => nights.id, { onDelete: 'cascade' });

  const nightEvents = table(
    'night_events',
    {
      night: night(),
      n: int('n').notNull(),
      at: int('at').notNull(),
      by: text('by'),
      why: text('why'),
      event: json<Json>('event').notNull(),
    },
    columns => [primaryKey({ columns: [columns.night, columns.n] })],
  );

  const nightPosts = table(
    'night_posts',
    {
      night: night(),
      what: text('what').notNull(),
      channel: text('channel').notNull(),
      message: text('message').notNull(),
      looks: text('looks'),
    },
    columns => [
      primaryKey({ columns: [columns.night, columns.what] }),
      index('night_posts_by_message').on(columns.message),
    ],
  );

  return { nights, nightEvents, nightPosts };
}
