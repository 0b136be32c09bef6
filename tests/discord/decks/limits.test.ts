import { fc, test as prop } from '@fast-check/vitest';
import { expect, onTestFinished, test } from 'vitest';
import { DeckService } from '../../../src/decks/decks.js';
import { LIMITS } from '../../../src/decks/limits.js';
import { clickIn } from '../../../src/discord/clicks.js';
import { checkEmbed, listEmbed } from '../../../src/discord/decks/deck-text.js';
import { editor } from '../../../src/discord/decks/editor.js';
import { type EditorState, editorId } from '../../../src/discord/decks/editor-state.js';
import { exportBody } from '../../../src/discord/decks/exporting.js';
import { decksEmbeds } from '../../../src/discord/decks/listing.js';
import { keepSearch } from '../../../src/discord/decks/search.js';
import type { House } from '../../../src/discord/house.js';
import { deckMenu } from '../../../src/discord/lobby/deck-menu.js';
import { keyArg } from '../../../src/discord/render/custom-id.js';
import { gameTranslator } from '../../../src/discord/render/translators.js';
import type { Body } from '../../../src/discord/reply/reply.js';
import { games } from '../../../src/games/index.js';
import { squad } from '../../../src/games/squad/index.js';
import { type Deck, type Game, text } from '../../../src/kernel/index.js';
import { type DeckRow, openStore } from '../../../src/store/index.js';
import { match, seat } from '../../store/samples.js';
import { checkBody } from '../render/oracle.js';

const game = squad as Game;
const say = gameTranslator(game, 'en');
const ids = game.cards.all.map(card => card.id);
const facets = ['', ...game.cards.facets.map(facet => facet.id)];

function openHouse(): House {
  const store = openStore(':memory:');
  onTestFinished(() => store.close());
  return { store, decks: new DeckService({ store, now: () => 1 }) } as unknown as House;
}
const faults = ({ content, embeds, components }: Body): string[] =>
  checkBody('reply', { content, embeds, components, flags: 64 } as object);
const row = (deck: Deck): DeckRow => ({
  id: 'a82ef3ae6bcf',
  owner: 'ann',
  game: 'squad',
  deck,
  code: null,
  updatedAt: 1,
});

const cards = fc
  .tuple(fc.subarray(ids, { minLength: 0 }), fc.integer({ min: 1, max: LIMITS.copies }), fc.nat(60))
  .map(([some, copies, unknown]) => ({
    ...Object.fromEntries(some.map((id, at) => [id, ((copies + at) % LIMITS.copies) + 1])),
    ...Object.fromEntries(Array.from({ length: unknown }, (_, at) => [`XX${at}`, 1])),
  }));
const name = fc
  .string({ minLength: 1, maxLength: LIMITS.name, unit: 'grapheme' })
  .map(one => one.slice(0, LIMITS.name));
const state: fc.Arbitrary<EditorState> = fc.record({
  view: fc.constantFrom('find', 'list', 'check'),
  page: fc.nat(9),
  card: fc.constantFrom('', ...ids.map(keyArg), 'no-such-card'),
  facet: fc.constantFrom(...facets),
  values: fc.nat(5),
});
const search = fc.oneof(
  fc.string({ maxLength: 250 }),
  fc.constantFrom('', 'hero:storm', 'level<=3', 'team:x-men "a', 'colour:red factor:nothing', '`*_#[](x)<@1>@everyone'),
);

prop.prop([name, cards, state, search], { numRuns: 120 })(
  'the editor of any deck, wherever one is in it, fits a message of Discord',
  async (called, some, where, sought) => {
    const house = openHouse();
    const deck = row({ name: called, cards: some });
    await keepSearch(house, deck, sought);
    const body = await editor(house, deck, where, { locale: 'en', notes: [text('note-deck-new', { name: called })] });
    expect(faults(body)).toEqual([]);
    expect((body.components ?? []).length).toBeGreaterThan(0);
  },
);

prop.prop([name, cards], { numRuns: 60 })('so does any deck shown, checked, exported and listed', (called, some) => {
  const deck = { name: called, cards: some };
  const title = text('name', { name: called });
  expect(faults({ embeds: [listEmbed(game, deck, title, say)] })).toEqual([]);
  expect(faults({ embeds: [checkEmbed(game, deck, title, say)] })).toEqual([]);
  const exported = exportBody(game, deck, 'en');
  expect((exported.content ?? '').length).toBeLessThanOrEqual(2000);
  expect(faults({ content: exported.content ?? '' })).toEqual([]);
  const many = Array.from({ length: LIMITS.decks }, (_, at) => ({ ...row(deck), id: `d${at}` }));
  expect(faults({ embeds: decksEmbeds(games, many, one => gameTranslator(one, 'en')) })).toEqual([]);
});

test.each([
  ['Storm & Thor!', 'storm-thor.txt'],
  ['../"///', 'deck.txt'],
  ['😀', 'deck.txt'],
])('a long deck called %s is exported as %s', (called, file) => {
  const exported = exportBody(game, { name: called, cards: Object.fromEntries(ids.map(id => [id, 1])) }, 'en');
  expect((exported.files ?? []).map(one => (one as { name?: string }).name)).toEqual([file]);
});

test('so do as many decks as somebody can have, however they are spread over the games; what has no room is counted', () => {
  const spread = Array.from({ length: LIMITS.decks }, (_, at) => ({
    ...row({ name: `${'W'.repeat(LIMITS.name - 3)} ${at}`, cards: {} }),
    id: `d${at}`,
    game: games[at % games.length]?.id ?? '',
  }));
  const listed = decksEmbeds(games, spread, one => gameTranslator(one, 'en'));
  expect(faults({ embeds: listed })).toEqual([]);
  for (const [at, { fields = [] }] of listed.entries()) {
    const all = fields.map(({ value }) => value).join('\n');
    const shown = all.match(/W{37}/g)?.length ?? 0;
    const [, more] = /and (one|\d+) more lines?/.exec(all) ?? [];
    const rest = more === 'one' ? 1 : Number(more ?? 0);
    expect(shown).toBeGreaterThan(4);
    expect(shown + rest).toBe(spread.filter(one => one.game === games[at]?.id).length);
  }
});

test.each(games.map(one => [one.id, one] as const))('so does every ready deck of %s, listed and checked', (_, of) => {
  const voice = gameTranslator(of, 'en');
  for (const { title, cards: held } of of.decks.ready)
    for (const embed of [listEmbed, checkEmbed])
      expect(faults({ embeds: [embed(of, { name: 'Ready', cards: held }, title, voice)] })).toEqual([]);
});

prop.prop([state])('a state comes back from a custom id as it went in', where => {
  const id = editorId('edprev', 'a82ef3ae6bcf', where);
  const { arg, page } = clickIn(id).read as { arg: object; page: number };
  expect({ ...arg, page }).toEqual(where);
});

test('somebody with as many decks as can be finds every legal one on some page of the table’s list', async () => {
  const house = openHouse();
  const legal = game.decks.ready[0]?.cards ?? {};
  for (let n = 0; n < LIMITS.decks; n++)
    await house.decks.create('ann', 'squad', { name: `Deck ${n}`, cards: n % 10 === 9 ? { ST001: n } : legal });
  const table = match('m', { game: 'squad', ruleset: 'tcg', options: {}, seats: [seat(0, 'ann'), seat(1, null)] });
  const values = new Set<string>();
  for (const page of [0, 1, 2, 3]) {
    const body = await deckMenu(
      house,
      { ...table, terms: { invited: null, secretDecks: false, bestOf: 1, score: {}, round: 1 } },
      'ann',
      'en',
      { page },
    );
    expect(faults(body)).toEqual([]);
    const rows = body.components as unknown as { components: { options?: { value: string }[] }[] }[];
    for (const option of rows.flatMap(one => one.components[0]?.options ?? [])) values.add(option.value);
    expect(body.content).toContain('Not playable here: **Deck 9**. The deck has 9 cards; it needs at least 40.');
  }
  const ready = game.decks.ready.filter(deck => deck.rulesets.includes('tcg')).length;
  expect(values.size).toBe(LIMITS.decks - 5 + ready);
});
