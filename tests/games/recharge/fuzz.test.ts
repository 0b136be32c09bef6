import { describe, expect, test } from 'vitest';
import { cards } from '../../../src/games/recharge/cards/index.js';
import { recharge } from '../../../src/games/recharge/index.js';
import { pointsOf } from '../../../src/games/recharge/rules/end.js';
import type { RechargeState } from '../../../src/games/recharge/state.js';
import { Chance, sample, Table } from '../../../src/kernel/index.js';
import { begin, playOut, UNRECORDED } from '../../corpus.js';
import { soak } from '../../soak.js';
import { fuzzes } from '../fuzz.js';

const options = recharge.options.parse({});

fuzzes(recharge, 'RE-14');

/** Every counter there is: none is ever made or lost, but for those of players who are out. */
const countersIn = ({ players, pot }: RechargeState): number =>
  players.reduce(
    (sum, { reserve, venture, victory }) => sum + reserve.length + venture.length + victory.length,
    pot.length,
  );

const cardsIn = ({ players }: RechargeState): number =>
  players.reduce(
    (sum, { draw, hand, discard, chain }) => sum + draw.length + hand.length + discard.length + chain.length,
    0,
  );

describe.each([2, 3, 4, 5, 6, 7, 8])('random matches of %i', count => {
  test('end, and lose neither cards nor counters on the way', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < soak(15, 3); seed++) {
      const begun = begin(recharge, count, `${count} ${seed}`, UNRECORDED);
      const { table } = begun;
      const cards = cardsIn(table.state);
      const counters = countersIn(table.state);
      const outcome = playOut(begun, 5_000, () => {
        expect(cardsIn(table.state)).toBe(cards);
        if (table.state.players.every(({ out }) => !out)) expect(countersIn(table.state)).toBe(counters);
      });
      reasons.add(outcome.reason.id);
      const best = Math.max(...table.state.players.map(({ victory }) => pointsOf(victory)));
      if (outcome.reason.id !== 'end-out-of-cards')
        for (const [seat, place] of outcome.places.entries())
          if (place === 1) expect(pointsOf(table.state.players[seat]?.victory ?? [])).toBe(best);
    }
    expect(reasons.size).toBeGreaterThanOrEqual(1);
  });
});

describe.each([1, 2, 5, 250])('decks of %i cards', size => {
  test.each([2, 3, 8])('make matches of %i that end (II.A.2, RE-12)', count => {
    const random = new Chance(`sizes ${size} ${count}`).stream('test');
    const ids = random.shuffle(cards.map(({ id }) => id)).slice(0, size);
    const deck = { name: '', cards: { ...Object.fromEntries(ids.map(id => [id, 1])), C5: 10, C1: 5 } };
    expect(recharge.decks.check(deck, options)).toEqual([]);
    for (let seed = 0; seed < soak(5, 1); seed++) {
      const seats = Array.from({ length: count }, (_, at) => ({ name: `P${at}`, deck }));
      const setup = { version: 'test', options, seats, seed: `${size} ${count} ${seed}` };
      const table = Table.begin(recharge, setup, UNRECORDED);
      playOut({ table, random }, 20_000);
    }
  });
});

test('a rating is what was shown beside the choice that made it', () => {
  let compared = 0;
  let special = 0;
  const matches = soak(40, 10);
  for (let seed = 0; seed < matches; seed++) {
    const { table, random } = begin(recharge, 2 + (seed % 3), `shown ${seed}`);
    while (table.outcome === null) {
      const prompt = random.pick(table.prompts);
      const answer = sample(prompt, random);
      const chosen =
        'options' in prompt && 'pick' in answer ? prompt.options.find(({ key }) => key === answer.pick[0]) : undefined;
      const shown = chosen?.label.args?.after;
      const before = table.log.length;
      table.answer(prompt.number, prompt.seat, answer);
      if (typeof shown !== 'number') continue;
      const line = table.log.slice(before).find(({ id }) => id === 'log-start' || id === 'log-attach');
      expect(line?.args?.rating).toBe(shown);
      // And it is what everybody then reads, unless its player has been asked for more since, and may take a card back.
      const { panels } = recharge.view(table.state, 'public');
      const rated = panels.find(({ seat }) => seat === prompt.seat)?.meters.find(({ id }) => id === 'rating');
      if (!table.prompts.some(({ reason }) => reason === 'take back')) expect(rated?.value).toBe(shown);
      compared++;
      const worth = cards.find(({ id }) => id === chosen?.card)?.special?.worth ?? [];
      if (worth.length > 0) special++;
    }
  }
  expect(compared).toBeGreaterThan(12 * matches);
  expect(special).toBeGreaterThan(matches / 4);
});
