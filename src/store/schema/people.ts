import type { Deck, Json } from '../../kernel/index.js';
import type { Kit } from './kit.js';

/** Players and servers, and what belongs to players alone. */
export function peopleTables({ table, primaryKey, uniqueIndex, text, int, json }: Kit) {
  const players = table('players', {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    preferences: json<Json>('preferences'),
  });

  const guilds = table('guilds', {
    id: text('id').primaryKey(),
    settings: json<Json>('settings'),
  });

  const decks = table(
    'decks',
    {
      id: text('id').primaryKey(),
      owner: text('owner').notNull(),
      game: text('game').notNull(),
      deck: json<Deck>('deck').notNull(),
      code: text('code'),
      updatedAt: int('updated_at').notNull(),
      /** The deck's name as it is compared: without regard to capitals. */
      named: text('named').notNull().default(''),
    },
    columns => [
      uniqueIndex('decks_by_code').on(columns.code),
      uniqueIndex('decks_by_name').on(columns.owner, columns.game, columns.named),
    ],
  );

  /** `about` names the thing, such as a deck's id. */
  const deckDrafts = table(
    'deck_drafts',
    {
      person: text('person').notNull(),
      about: text('about').notNull(),
      draft: json<Json>('draft').notNull(),
    },
    columns => [primaryKey({ columns: [columns.person, columns.about] })],
  );

  return { players, guilds, decks, deckDrafts };
}
