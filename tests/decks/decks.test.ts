import { fc, test as prop } from '@fast-check/vitest';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { newCode, readCode, showCode } from '../../src/decks/codes.js';
import { DeckService } from '../../src/decks/decks.js';
import { LIMITS } from '../../src/decks/limits.js';
import { deckName, numbered, shortName } from '../../src/decks/names.js';
import { DeckRefused } from '../../src/decks/refused.js';
import { recharge } from '../../src/games/recharge/index.js';
import { squad } from '../../src/games/squad/index.js';
import type { Game } from '../../src/kernel/index.js';
import { MOST_CARDS } from '../../src/sets/read.js';
import { openStore, type Store } from '../../src/store/index.js';
import { BLANK } from '../kernel/blank.js';

const game = squad as Game;
const code = async (act: Promise<unknown>): Promise<string> => {
  const error = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DeckRefused)) throw new Error(`not refused: ${String(error)}`);
  return error.code;
};

let store: Store;
let service: DeckService;
let now: number;
beforeEach(() => {
  now = 1000;
  store = openStore(':memory:');
  onTestFinished(() => store.close());
  service = new DeckService({ store, now: () => now });
});
const storm = { name: 'Storm', cards: { ST128: 2 } };

describe('a deck service', () => {
  test('keeps a person’s decks, the one changed last first, and nobody else’s', async () => {
    const first = await service.create('ann', 'squad', storm);
    now = 2000;
    const second = await service.create('ann', 'squad', { ...storm, name: 'Thor' });
    await service.create('bob', 'squad', storm);
    expect((await service.of('ann')).map(row => row.id)).toEqual([second.id, first.id]);
    now = 3000;
    await service.put('ann', first.id, game, 'ST128', { by: 1 });
    expect((await service.of('ann', 'squad')).map(row => row.id)).toEqual([first.id, second.id]);
    expect(await service.of('ann', 'smash')).toEqual([]);
  });

  test('lets nobody touch or see another’s deck', async () => {
    const { id } = await service.create('ann', 'squad', storm);
    for (const act of [
      service.own('bob', id),
      service.rename('bob', id, 'Mine'),
      service.put('bob', id, game, 'ST128', { by: 1 }),
      service.share('bob', id),
      service.unshare('bob', id),
      service.remove('bob', id),
    ])
      expect(await code(act)).toBe('no-deck');
    expect((await service.own('ann', id)).deck).toEqual(storm);
  });

  test('adds and takes out, to none and never below', async () => {
    const { id } = await service.create('ann', 'squad', storm);
    const put = async (card: string, step: { by: number } | { to: number }) =>
      (await service.put('ann', id, game, card, step)).deck.cards;
    expect(await put('ST001', { to: 4 })).toMatchObject({ ST128: 2, ST001: 4 });
    expect((await put('ST001', { to: 0 })).ST001).toBeUndefined();
    expect((await put('ST128', { by: -5 })).ST128).toBeUndefined();
    expect(await code(put('XX999', { by: 1 }))).toBe('deck-card');
  });

  test('lets a card go that the game no longer has', async () => {
    const { id } = await service.create('ann', 'squad', { name: 'Old', cards: { XX999: 3 } });
    expect((await service.put('ann', id, game, 'XX999', { by: -1 })).deck.cards).toEqual({ XX999: 2 });
    expect((await service.put('ann', id, game, 'XX999', { to: 0 })).deck.cards).toEqual({});
  });

  test('loses no click when many come at once', async () => {
    const { id } = await service.create('ann', 'squad', { name: 'Busy', cards: {} });
    const cards = game.cards.all.slice(0, 5).map(card => card.id);
    await Promise.all(
      Array.from({ length: 30 }, (_, at) => service.put('ann', id, game, cards[at % 5] as string, { by: 1 })),
    );
    expect((await service.own('ann', id)).deck.cards).toEqual(Object.fromEntries(cards.map(card => [card, 6])));
  });

  test('takes two clicks of two processes on one database', async () => {
    const { id } = await service.create('ann', 'squad', { name: 'Two', cards: {} });
    const other = new DeckService({ store, now: () => 1 });
    const [card = ''] = game.cards.all.map(one => one.id);
    await Promise.all([
      service.put('ann', id, game, card, { by: 1 }),
      other.put('ann', id, game, card, { by: 1 }),
      other.rename('ann', id, 'Renamed'),
    ]);
    expect((await service.own('ann', id)).deck).toEqual({ name: 'Renamed', cards: { [card]: 2 } });
  });

  test('holds one deck of a name, in capitals or not, in each game', async () => {
    const { id } = await service.create('ann', 'squad', storm);
    expect(await code(service.create('ann', 'squad', { ...storm, name: ' STORM ' }))).toBe('deck-name-taken');
    await service.create('ann', 'smash', storm);
    const thor = await service.create('ann', 'squad', { ...storm, name: 'Thor' });
    expect(await code(service.rename('ann', thor.id, 'storm'))).toBe('deck-name-taken');
    expect((await service.rename('ann', id, 'STORM')).deck.name).toBe('STORM');
    const beside = await service.createBeside('ann', 'squad', storm);
    const again = await service.createBeside('ann', 'squad', beside.deck);
    expect([beside.deck.name, again.deck.name]).toEqual(['Storm (2)', 'Storm (3)']);
  });

  test('of two that ask for the last free name or place, one gets it', async () => {
    const both = await Promise.allSettled([
      service.create('ann', 'squad', storm),
      service.create('ann', 'squad', storm),
    ]);
    expect(both.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    for (let n = 1; n < LIMITS.decks - 1; n++) await service.create('ann', 'squad', { name: `D${n}`, cards: {} });
    const last = await Promise.allSettled([
      service.create('ann', 'squad', { name: 'X', cards: {} }),
      service.create('ann', 'smash', { name: 'Y', cards: {} }),
    ]);
    expect(last.map(one => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await service.of('ann')).toHaveLength(LIMITS.decks);
    expect(await code(service.createBeside('ann', 'squad', storm))).toBe('too-many-decks');
    await service.create('bob', 'squad', storm);
  });

  test('keeps a deck of every card that a game and the largest set have', async () => {
    const all = Object.fromEntries(recharge.cards.all.map(({ id }) => [id, 1]));
    for (let at = 0; at < MOST_CARDS; at++) all[`OWN${at}`] = 1;
    const { deck } = await service.create('ann', 'recharge', { name: 'Everything', cards: all });
    expect(Object.keys(deck.cards)).toHaveLength(recharge.cards.all.length + MOST_CARDS);
  });

  test('keeps decks to a size that cannot fill the house', async () => {
    const many = Object.fromEntries(Array.from({ length: LIMITS.cards + 1 }, (_, at) => [`C${at}`, 1]));
    expect(await code(service.create('ann', 'squad', { name: 'Wide', cards: many }))).toBe('deck-cards');
    const { id } = await service.create('ann', 'squad', { name: 'Deep', cards: { ST001: LIMITS.copies } });
    expect(await code(service.put('ann', id, game, 'ST001', { by: 1 }))).toBe('deck-copies');
    for (const name of ['', ' \n ', '\u200b', 'x'.repeat(LIMITS.name + 1)])
      expect(await code(service.rename('ann', id, name))).toBe('deck-name');
  });

  test('shares by a code, the same each time, until it is taken away', async () => {
    const { id } = await service.create('ann', 'squad', storm);
    const { code: first } = await service.share('ann', id);
    expect((await service.share('ann', id)).code).toBe(first);
    for (const typed of [first, showCode(first), ` ${showCode(first).toLowerCase()} `])
      expect((await service.shared(typed)).id).toBe(id);
    await service.put('ann', id, game, 'ST128', { by: 1 });
    expect((await service.shared(first)).deck.cards).toEqual({ ST128: 3 });
    await service.unshare('ann', id);
    expect(await code(service.shared(first))).toBe('no-code');
    expect(await code(service.shared('no code at all'))).toBe('no-code');
    expect((await service.share('ann', id)).code).not.toBe(first);
    await service.remove('ann', id);
    expect(await service.of('ann')).toEqual([]);
  });
});

test.each(BLANK)('a deck is not called by %s, nor is one that comes with a list', async (_what, name) => {
  expect(await code(service.create('ann', 'squad', { ...storm, name }))).toBe('deck-name');
  expect(shortName(name, 'Imported deck')).toBe('Imported deck');
});

describe('codes and names', () => {
  test('no code holds a sign that is taken for another', () => {
    const codes = Array.from({ length: 500 }, newCode);
    expect(new Set(codes).size).toBe(500);
    expect(codes.filter(one => /[01ILOU]/.test(one) || readCode(showCode(one)) !== one)).toEqual([]);
    expect([readCode('7K3Q9FH'), readCode('7K3Q-9FH0'), readCode('4x Storm')]).toEqual([null, null, null]);
  });

  prop.prop([fc.string({ maxLength: 120, unit: 'grapheme' }), fc.integer({ min: 2, max: 99 })])(
    'whatever a list is called, a deck can be called after it',
    (written, number) => {
      const name = shortName(written, 'Imported');
      expect(deckName(name).length).toBeLessThanOrEqual(LIMITS.name);
      expect(deckName(numbered(deckName(name), number)).length).toBeLessThanOrEqual(LIMITS.name);
    },
  );

  test('no name ends in half a sign, and what stands in for one is cut as well', () => {
    const faces = 'x😀'.repeat(40);
    expect(shortName(faces, 'Imported')).toBe(`${'x😀'.repeat(13)}x`);
    expect(numbered(`${'x'.repeat(35)}😀`, 2)).toBe(`${'x'.repeat(35)} (2)`);
    expect(shortName('\ud83d', 'y'.repeat(50))).toBe('y'.repeat(LIMITS.name));
    expect(deckName('\ud83dStorm\u202e')).toBe('Storm');
  });
});
