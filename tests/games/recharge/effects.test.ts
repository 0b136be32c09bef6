import { describe, expect, test } from 'vitest';
import { type Card, cardFrom } from '../../../src/games/recharge/card.js';
import { cards } from '../../../src/games/recharge/cards/index.js';
import { type By, type Effect, effects, whenPlayed } from '../../../src/games/recharge/effects/index.js';
import { recharge, rechargeWith } from '../../../src/games/recharge/index.js';
import { Match } from '../../../src/games/recharge/rules/match.js';
import { type SpecialData, specialOf, specialSchema } from '../../../src/games/recharge/special.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import { Chance, type Dealer, type Json, type Play, sample, Table, type Text } from '../../../src/kernel/index.js';
import { loadWords } from '../../../src/locales/index.js';
import { perform } from '../../../src/tabletop/index.js';
import { everything } from '../../tabletop/written.js';
import { nothingElseKnowsTheWords } from '../switches.js';

const words = loadWords('recharge', 'en');
const every = everything(effects.schema).map(written => effects.schema.parse(written));
/** Those that a card may have when it is played. */
const playable = everything(whenPlayed.schema).map(written => whenPlayed.schema.parse(written));

describe('effects', () => {
  test('whatever a set may write is one, and says something', () => {
    const said = every.map(written => words.say(effects.make(written).says));
    for (const phrase of said) expect(phrase).toMatch(/^[a-z][^.{}$]{4,}$/);
    // Numbers and whom they are for make another effect, and another phrase.
    expect(new Set(said).size).toBe(new Set(every.map(written => JSON.stringify(written))).size);
  });

  test('so is every SPECIAL as a whole', () => {
    const all = everything(specialSchema).map(written => specialOf(specialSchema.parse(written)));
    const said = all.flatMap(({ says }) => says.map(phrase => words.say(phrase)));
    for (const phrase of said) expect(phrase).toMatch(/^(?:[a-z]|\+\d)[^.{}$]*$/);
    expect(all.filter(({ says }) => says.length === 0)).toHaveLength(1);
  });

  test('no card of the house does anything that is made for it alone', () => {
    // All of it is data: what a card does, another card of a set may do as well.
    const custom = cards.filter(card => card.special !== null && specialSchema.safeParse(card.data.special).error);
    expect(custom).toEqual([]);
  });

  nothingElseKnowsTheWords('recharge', ['effects/', 'worth.ts']);
});

/** What was foreseen of an effect and what came of it, each time it was done. */
interface Seen {
  readonly word: string;
  readonly reason: Text | null;
  readonly foreseen: number;
  readonly took: boolean;
}

const countsOf = (match: Match) =>
  match.state.players.map(({ hand, reserve, venture }) => ({
    hand: hand.length,
    reserve: reserve.length,
    venture: venture.length,
  }));

/** Matches in which everybody plays with SPECIAL cards alone, and every effect is watched. */
function watched(seats: number, seeds: number): Seen[] {
  const seen: Seen[] = [];
  let effectsTaken = 0;
  const watch = (effect: Effect, word: string): Effect => ({
    ...effect,
    *run(match: Match, by: By): Play {
      const reason = effect.able?.(match, by) ?? null;
      const changes = effect.changes?.(match, by) ?? [];
      const before = countsOf(match);
      const taken = effectsTaken;
      yield* perform(effect, match, by);
      const after = countsOf(match);
      seen.push({ word, reason, foreseen: changes.length, took: effectsTaken > taken });
      for (const one of changes) {
        expect(before[one.seat]?.[one.zone]).toBe(one.before);
        expect(after[one.seat]?.[one.zone]).toBe(one.after);
      }
      if (reason === null) return;
      expect({ changes, took: effectsTaken > taken, after }).toEqual({ changes: [], took: false, after: before });
    },
  });
  // One card for each effect, which is done when it is played: all colours, so that it fits anywhere.
  const all = ['heroes', 'villains', 'x-men', 'women'] as const;
  const own = playable.map((written, at): Card => {
    const special: SpecialData = { ...specialSchema.parse({}), played: [written] };
    const card = cardFrom({
      id: `EF${at + 1}`,
      kind: 'power',
      name: `Effect ${at}`,
      left: [...all],
      right: [...all],
      points: { left: 1, right: 1 },
      plus: 0,
      special,
    });
    const [effect] = card.special?.played ?? [];
    // Cards that return others are known by their effect, which a watched one would hide.
    if (card.special === null || effect === undefined || written.do === 'take back') return card;
    return { ...card, special: { ...card.special, played: [watch(effect, written.do)] } };
  });
  const heroes = cards.filter(({ kind }) => kind === 'hero').slice(0, 8);
  const game = rechargeWith([...heroes, ...own]);
  const options = game.options.parse({});
  const list = Object.fromEntries([...heroes, ...own].map(({ id }) => [id, 1]));
  const deck = { name: '', cards: { ...list, C1: 8, C2: 6, C3: 5, C5: 5 } };
  for (let seed = 0; seed < seeds; seed++) {
    const setup = {
      version: 'test',
      options,
      seats: Array.from({ length: seats }, (_, at) => ({ name: `P${at}`, deck })),
    };
    const table = Table.begin(game, { ...setup, seed: `effects ${seed}` }, { onEffect: () => effectsTaken++ });
    const random = new Chance(`effects ${seats} ${seed}`).stream('test');
    for (let answers = 0; table.outcome === null && answers < 400; answers++) {
      const [prompt] = table.prompts;
      if (prompt === undefined) throw new Error('nobody is asked');
      table.answer(prompt.number, prompt.seat, sample(prompt, random));
    }
  }
  return seen;
}

describe.each([2, 4])('what is foreseen of effects at a table of %i', seats => {
  const seen = watched(seats, 60);
  const names = [...new Set(playable.map(written => written.do))].filter(name => name !== 'take back');

  test.each(names)('%s: comes to pass, and with a reason against it nothing happens', name => {
    const own = seen.filter(({ word }) => word === name);
    expect(own.some(({ took, reason }) => took && reason === null)).toBe(true);
    // Without a reason against it nothing happens only where a rival with an empty hand was chosen.
    if (seats === 2) expect(own.filter(({ took, reason }) => !took && reason === null)).toEqual([]);
    if (!['look', 'arrange', 'restock'].includes(name)) expect(own.some(({ foreseen }) => foreseen > 0)).toBe(true);
  });

  test('reasons against them are met, and are said in words', () => {
    const reasons = new Set(seen.flatMap(({ reason }) => (reason === null ? [] : [reason.id])));
    expect(reasons.size).toBeGreaterThanOrEqual(2);
    for (const id of reasons) expect(words.say({ id })).toMatch(/^[A-Z].{10,}/);
  });
});

test('a card that returns others needs a loose one: not the start of the chain, nor another like it', () => {
  const reasonWith = (...hung: readonly string[]): string | undefined => {
    const chain = [{ card: 'RC053' }, ...hung.map((card, at) => ({ card, on: at }))];
    const position = {
      step: 'battle',
      battle: { attacker: 0, fighting: [0, 1], turn: 0 },
      players: [
        { chain, reserve: [2] },
        { chain: [{ card: 'RC005' }], reserve: [2] },
      ],
    };
    const state = recharge.position.read(position as unknown as Json, recharge.options.parse({}), [], () => {
      throw new Error('nothing is left to chance');
    });
    const match = new Match({ state } as Dealer<RechargeState>, new Map(cards.map(card => [card.id, card])));
    const back = effects.make(effects.schema.parse({ do: 'take back' }));
    return back.able?.(match, { seat: 0, instance: { id: 0, card: 'RC194', owner: 0 } })?.id;
  };
  expect(reasonWith()).toBe('why-no-loose');
  expect(reasonWith('RC194')).toBe('why-no-loose');
  expect(reasonWith('RC189')).toBeUndefined();
  expect(words.say({ id: 'why-no-loose' })).toMatch(/^No other loose card/);
});
