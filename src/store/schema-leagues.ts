import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Json } from '../kernel/index.js';
import { json } from './columns.js';
import type { NightRow } from './leagues-port.js';

export const nights = sqliteTable(
  'nights',
  {
    id: text('id').primaryKey(),
    guild: text('guild').notNull(),
    name: text('name').notNull(),
    season: text('season'),
    status: text('status').$type<NightRow['status']>().notNull(),
    length: integer('length').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  table => [
    index('nights_by_guild').on(table.guild, table.status, table.createdAt),
    index('nights_by_season').on(table.guild, table.season),
  ],
);

const night = () =>
  text('night')
    .notNull()
    .references(() => nights.id, { onDelete: 'cascade' });

export const nightEvents = sqliteTable(
  'night_events',
  {
    night: night(),
    n: integer('n').notNull(),
    at: integer('at').notNull(),
    by: text('by'),
    why: text('why'),
    event: json<Json>('event').notNull(),
  },
  table => [primaryKey({ columns: [table.night, table.n] })],
);

export const nightPosts = sqliteTable(
  'night_posts',
  {
    night: night(),
    what: text('what').notNull(),
    channel: text('channel').notNull(),
    message: text('message').notNull(),
    looks: text('looks'),
  },
  table => [primaryKey({ columns: [table.night, table.what] }), index('night_posts_by_message').on(table.message)],
);
