import { expect, test } from 'vitest';
import { squad } from '../../../../src/games/squad/index.js';
import type { SquadOptions } from '../../../../src/games/squad/options.js';
import type { SquadState } from '../../../../src/games/squad/state.js';
import { type Deck, Table } from '../../../../src/kernel/index.js';
import { ALL, BOTH, titled } from './rule.js';

const deck = (cards: Deck['cards']): Deck => ({ name: 'a deck', cards });
const forty = deck(Object.fromEntries(squad.cards.all.slice(0, 10).map(({ id }) => [id, 4])));
const ofSize = (size: number): Deck => deck({ ST048: size });

/** The table before its first question. */
function opening(options: SquadOptions, seed: string, decks: readonly [Deck, Deck] = [forty, forty]): SquadState {
  const seats = decks.map((one, seat) => ({ name: `${seat}`, deck: one }));
  return Table.begin(squad, { version: 'test', options, seats, seed }).state;
}

const seeds = Array.from({ length: 64 }, (_, at) => `seed ${at}`);
const whole = (state: SquadState, seat: 0 | 1): string[] =>
  [...state.players[seat].deck, ...state.players[seat].hand].map(({ card }) => card).sort();

for (const ruleset of ALL) {
  test(titled(ruleset, 'starting the game', 'four cards each, the first player draws a fifth, the power is 1'), () => {
    const state = opening({ ruleset, first: 1 }, 'a seed');
    expect(state.players.map(({ hand, deck: left }) => [hand.length, left.length])).toEqual([
      [4, 36],
      [5, 35],
    ]);
    expect(state).toMatchObject({ power: 1, turn: 1, active: 1, first: 1 });
    expect(state.players.flatMap(({ discard, keepers }) => [...discard, ...keepers])).toEqual([]);
  });

  test(titled(ruleset, 'starting the game', 'a coin decides who begins'), () => {
    const firsts = seeds.map(seed => opening({ ruleset }, seed).first);
    const ones = firsts.filter(first => first === 1).length;
    expect(ones).toBeGreaterThan(16);
    expect(ones).toBeLessThan(48);
    expect(seeds.map(seed => opening({ ruleset }, seed).active)).toEqual(firsts);
  });

  test(titled(ruleset, 'starting the game', 'each deck is shuffled on its own'), () => {
    const order = (seed: string, seat: 0 | 1): string =>
      opening({ ruleset, first: 0 }, seed)
        .players[seat].deck.map(({ card }) => card)
        .join(' ');
    expect(new Set(seeds.map(seed => order(seed, 0))).size).toBe(seeds.length);
    expect(seeds.filter(seed => order(seed, 0).slice(0, 60) === order(seed, 1).slice(0, 60))).toEqual([]);
    const state = opening({ ruleset }, 'a seed');
    const brought = Object.entries(forty.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
    for (const seat of [0, 1] as const) expect(whole(state, seat)).toEqual([...brought].sort());
  });
}

for (const ruleset of BOTH) {
  test(titled(ruleset, 'how to play', 'two players, a deck of 40 each: SQ-2'), () => {
    expect(squad.seats).toEqual({ min: 2, max: 2 });
    expect(squad.decks.check(forty, { ruleset })).toEqual([]);
  });

  test(titled(ruleset, 'deck rules', 'SQ-2: fewer than 40 cards may not be played'), () => {
    const thirtyNine = deck({ ...forty.cards, [Object.keys(forty.cards)[0] as string]: 3 });
    expect(squad.decks.check(thirtyNine, { ruleset })).toEqual([
      { rule: 'deck-size', message: { id: 'problem-too-few', args: { size: 39, least: 40 } } },
    ]);
  });

  test(titled(ruleset, 'deck rules', 'SQ-2: four of a card are allowed, five are not'), () => {
    expect(squad.decks.check(deck({ ...forty.cards, ST353: 4 }), { ruleset })).toEqual([]);
    expect(squad.decks.check(deck({ ...forty.cards, ST353: 5 }), { ruleset })).toEqual([
      {
        rule: 'copies',
        message: { id: 'problem-copies', args: { card: { card: 'ST353' }, copies: 5, most: 4 } },
        card: 'ST353',
      },
    ]);
  });

  test(titled(ruleset, 'deck rules', 'SQ-2: of more than 40 cards brought, 40 at random are the deck'), () => {
    const fortyOne = deck({ ...forty.cards, ST353: 4, ST373: 1 });
    expect(squad.decks.check(fortyOne, { ruleset })).toEqual([]);
    const left = seeds.map(seed => {
      const state = opening({ ruleset }, seed, [fortyOne, forty]);
      const kept = whole(state, 0);
      expect(kept).toHaveLength(40);
      for (const [id, copies] of Object.entries(fortyOne.cards))
        expect(kept.filter(card => card === id).length).toBeLessThanOrEqual(copies);
      return kept.join(' ');
    });
    expect(new Set(left).size).toBeGreaterThan(10);
  });

  test(titled(ruleset, 'deck rules', 'a card that does not exist is named'), () => {
    expect(squad.decks.check(deck({ ...forty.cards, ST999: 1 }), { ruleset })).toMatchObject([
      { rule: 'known-cards', message: { args: { id: 'ST999' } } },
    ]);
  });
}

test('squad-quick: you need: SQ-2, SQ-C6: up to 40 cards, and copies are not counted', () => {
  const check = (size: number) => squad.decks.check(ofSize(size), { ruleset: 'quick' }).map(({ rule }) => rule);
  expect([0, 1, 12, 40, 41].map(check)).toEqual([['deck-size'], [], [], [], ['deck-size']]);
});

test('squad-quick: you need: SQ-2: both decks are of the same size', () => {
  const pair = (one: number, other: number, ruleset: SquadOptions['ruleset']) =>
    squad.decks.pair?.([ofSize(one), ofSize(other)], { ruleset })?.rule ?? null;
  expect(pair(20, 20, 'quick')).toBeNull();
  expect(pair(20, 21, 'quick')).toBe('deck-size');
  expect(pair(40, 60, 'tcg')).toBeNull();
  expect(pair(40, 60, 'online')).toBeNull();
});

test('squad-quick: you need: a small deck deals four cards and draws on', () => {
  const state = opening({ ruleset: 'quick', first: 0 }, 'a seed', [ofSize(6), ofSize(6)]);
  expect(state.players.map(({ hand, deck: left }) => [hand.length, left.length])).toEqual([
    [5, 1],
    [4, 2],
  ]);
});
