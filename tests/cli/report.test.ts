import { describe, expect, test } from 'vitest';
import { decksAt } from '../../src/cli/simulate/plan.js';
import { Designs } from '../../src/cli/simulate/report/counting.js';
import { type Report, reportOf } from '../../src/cli/simulate/report/index.js';
import { lead } from '../../src/cli/simulate/report/lead.js';
import { reportInWords } from '../../src/cli/simulate/report/words.js';
import { simulate } from '../../src/cli/simulate/run.js';
import type { Tally } from '../../src/cli/simulate/tally.js';
import { readPlan } from '../../src/cli/simulate.js';
import { games } from '../../src/games/index.js';
import { recharge } from '../../src/games/recharge/index.js';
import type { Game } from '../../src/kernel/index.js';

const tallyOf = (args: string): Tally => simulate(readPlan(args.split(' '), { games }));

describe('simulate --report', () => {
  const { report, decisions, wins, ends, hash, ...rest } = tallyOf(
    'recharge --matches 6 --seed r --decks heroes,villains --rotate --report --unseen none',
  );
  const told = report as Report;

  test('tells what the tally holds, as rates', () => {
    expect(rest.failures).toEqual([]);
    expect(told.choices.mean).toBeCloseTo(decisions / 12, 3);
    expect(told.choices.most).toBeGreaterThanOrEqual(told.choices.mean / 2);
    for (const [id, count] of Object.entries(ends)) expect(told.ends[id]).toBeCloseTo(count / 6, 3);
    expect(Object.keys(told.pairs)).toEqual(['heroes/villains']);
    expect(told.pairs['heroes/villains']).toMatchObject({ matches: 6 });
    expect(told.pairs['heroes/villains']?.rate).toBeCloseTo((wins.heroes ?? 0) / 6, 3);
    expect(told.decks.villains?.rate).toBeCloseTo((wins.villains ?? 0) / 6, 3);
    expect(told.order).toHaveLength(2);
    expect(told.order.reduce((sum, { rate }) => sum + rate, 0)).toBeCloseTo(1, 3);
  });

  test('says nothing of cards that all decks hold, and of others what they did', () => {
    const held = (id: string) =>
      recharge.decks.ready.filter(deck => ['heroes', 'villains'].includes(deck.id)).filter(deck => id in deck.cards);
    for (const { card, by, low, high } of told.brought) {
      expect(held(card)).toHaveLength(1);
      expect(low).toBeLessThanOrEqual(by);
      expect(high).toBeGreaterThanOrEqual(by);
    }
    expect(told.brought.length).toBeGreaterThan(50);
    expect(told.played.length).toBeGreaterThan(20);
  });

  test('changes nothing of the matches, and is left out where nobody asks', () => {
    const plain = tallyOf('recharge --matches 6 --seed r --decks heroes,villains --rotate --unseen none');
    expect(plain.hash).toBe(hash);
    expect(plain).not.toHaveProperty('report');
  });

  test('counts one seat as one', () => {
    const [first] = told.brought;
    const words = [1, 2].map(matches =>
      reportInWords({ ...told, played: [], brought: [{ ...first!, matches }] }).join(),
    );
    expect(words.map(text => /, (\d seats?),/.exec(text)?.[1])).toEqual(['1 seat', '2 seats']);
  });

  test('reads as text', () => {
    const words = reportInWords(told);
    expect(words[0]).toMatch(/turns a match; .* choices a player/);
    expect(words).toContain('won by seat, from the first player on');
    expect(words).toContain('dominated cards: 0');
  });
});

test('--decks random: every seat has a deck of its own in every match', () => {
  const plan = readPlan('recharge --decks random --seats 3 --seed f --unseen none'.split(' '), { games });
  const tables = [0, 1].map(at => decksAt(plan, at, new Set()).map(({ cards }) => JSON.stringify(cards)));
  expect(new Set(tables.flat()).size).toBe(6);
  expect(decksAt(plan, 1, new Set()).map(({ id }) => id)).toEqual([0, 1, 2].map(seat => `random:f:1/${seat}`));
});

test('counts who won, with what, and how long after the first player they sat', () => {
  const designs = new Designs();
  const deck = (id: string, ...cards: string[]) => ({ id, cards: Object.fromEntries(cards.map(card => [card, 1])) });
  const match = (places: number[], first: number) => ({
    decks: [deck('a', 'RC001', 'RC002'), deck('b', 'RC001', 'RC003')],
    places,
    reason: 'end-goal',
    told: { turns: 4, first, choices: [3, 5], played: [['RC001'], []] },
  });
  designs.add(match([1, 2], 0));
  designs.add(match([1, 2], 1));
  designs.add(match([1, 1], 0));
  const report = reportOf(recharge as unknown as Game, designs);
  expect(report.turns).toBe(4);
  expect(report.choices).toEqual({ mean: 4, most: 5 });
  expect(report.pairs['a/b']).toMatchObject({ matches: 3, rate: 0.8333 });
  expect(report.order.map(({ rate }) => rate)).toEqual([0.5, 0.5]);
  // All brought the first; seat 0 alone played it.
  expect(report.brought.map(({ card, by }) => [card, by])).toEqual([
    ['RC002', 0.6667],
    ['RC003', -0.6667],
  ]);
  expect(report.played.map(({ card, by }) => [card, by])).toEqual([['RC001', 0.6667]]);
});

test('partners each win what they win together, and against nobody', () => {
  const designs = new Designs();
  const decks = ['a', 'b'].map(id => ({ id, cards: {} }));
  const told = { turns: 4, first: null, choices: [3, 5], played: [[], []] };
  designs.add({ decks, places: [1, 1], together: 'won', reason: 'end-won', told });
  designs.add({ decks, places: [2, 2], together: 'lost', reason: 'end-lost', told });
  const report = reportOf(recharge as unknown as Game, designs);
  expect(report.decks).toMatchObject({ a: { matches: 2, rate: 0.5 }, b: { matches: 2, rate: 0.5 } });
  expect(report.pairs).toEqual({});
});

test('a lead of one rate over another has an interval, unless there is nothing to go by', () => {
  const found = lead({ won: 60, played: 100 }, { won: 40, played: 100 });
  expect(found?.by).toBeCloseTo(0.2, 5);
  expect(found?.low).toBeCloseTo(0.061, 2);
  expect(found?.high).toBeCloseTo(0.329, 2);
  expect(lead({ won: 0, played: 0 }, { won: 1, played: 2 })).toBeNull();
});
