import { expect, onTestFinished, test } from 'vitest';
import { DeckService } from '../../../src/decks/decks.js';
import { checkEmbed } from '../../../src/discord/decks/deck-text.js';
import { editor } from '../../../src/discord/decks/editor.js';
import { opening } from '../../../src/discord/decks/editor-state.js';
import { decksEmbeds } from '../../../src/discord/decks/listing.js';
import type { House } from '../../../src/discord/house.js';
import { keyArg } from '../../../src/discord/render/custom-id.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import type { Body } from '../../../src/discord/reply/reply.js';
import { gameOf } from '../../../src/games/index.js';
import { type Deck, type Game, text } from '../../../src/kernel/index.js';
import { type DeckRow, openStore } from '../../../src/store/index.js';

const gameNamed = (id: string) => gameOf(id) as Game;
const row = (game: string, cards: Deck['cards']): DeckRow => ({
  id: 'a82ef3ae6bcf',
  owner: 'ann',
  game,
  deck: { name: 'Mine', cards },
  code: null,
  updatedAt: 1,
});
function openHouse(): House {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return { store, decks: new DeckService({ store, now: () => 1 }) } as unknown as House;
}

interface Part {
  readonly label?: string;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}
const parts = ({ components = [] }: Body): Part[] =>
  (components as unknown as { components: Part[] }[]).flatMap(line => line.components);
const labels = (body: Body, isDisabled: boolean): string[] =>
  parts(body).flatMap(({ label, disabled = false }) => (label !== undefined && disabled === isDisabled ? label : []));

test('a card that the game no longer has is listed in its deck, and can only be taken out', async () => {
  const house = openHouse();
  const deck = await house.decks.create('ann', 'squad', { name: 'Mine', cards: { ST001: 2, OLD7: 3 } });
  const where = { ...opening('list'), card: keyArg('OLD7') };
  const shown = await editor(house, deck, where, { locale: 'en' });
  expect(parts(shown).flatMap(({ options = [] }) => options.map(({ label }) => label))).toContain('OLD7');
  expect(labels(shown, false)).toEqual(expect.arrayContaining(['Remove one', 'Remove all']));
  expect(labels(shown, true)).toEqual(expect.arrayContaining(['Add one', 'Make it 4']));
  const after = await house.decks.put('ann', deck.id, gameNamed('squad'), 'OLD7', { to: 0 });
  expect(after.deck.cards).toEqual({ ST001: 2 });
});

test('an empty deck has no list to export', async () => {
  const empty = await editor(openHouse(), row('squad', {}), opening('check'), { locale: 'en' });
  expect(labels(empty, true)).toContain('Export');
  const other = await editor(openHouse(), row('squad', { ST001: 1 }), opening('check'), { locale: 'en' });
  expect(labels(other, true)).not.toContain('Export');
});

const checked = (id: string, cards: Deck['cards'], locale = 'en') =>
  checkEmbed(
    gameNamed(id),
    { name: 'Mine', cards },
    text('name', { name: 'Mine' }),
    gameTranslator(gameNamed(id), locale),
  ).description;

test('what is wrong with a deck is said once for all rulesets that have it', () => {
  const { '01083': _, ...cards }: Deck['cards'] = gameNamed('champions').decks.ready[0]?.cards ?? {};
  expect(checked('champions', { ...cards, '01084': 2 })).toBe(
    '✗ Not legal yet\n- Nick Fury is in the deck 2 times; the limit is 1.',
  );
  expect(checked('champions', { ...cards, '01083': 1 })).toBe('✓ Legal in all rulesets');
  expect(checked('squad', { ST001: 5 })).toBe(
    [
      '✗ Not legal yet in: Trading Card Game · Online Card Game',
      '- The deck has 5 cards; it needs at least 40.',
      '- Spider-Man: Web-Slinger is in the deck 5 times; the limit is 4.',
      '✓ Legal in: Quick Rules',
    ].join('\n'),
  );
});

test.each([
  ['en', '- **Mine** · 41 cards · all rulesets', '- **Mine** · one card · Quick Rules'],
  ['de', '- **Mine** · 41 Karten · alle Regelwerke', '- **Mine** · eine Karte · Schnelle Regeln'],
])('the list of decks names rulesets only where they differ (%s)', (locale, everywhere, somewhere) => {
  const lines = (id: string, cards: Deck['cards']) =>
    decksEmbeds([gameNamed(id)], [row(id, cards)], game => gameTranslator(game, locale))[0]?.fields?.[0]?.value;
  expect(lines('champions', gameNamed('champions').decks.ready[0]?.cards ?? {})).toBe(everywhere);
  expect(lines('squad', { ST001: 1 })).toBe(somewhere);
});
