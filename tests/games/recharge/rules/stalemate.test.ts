import { describe, expect, test } from 'vitest';
import { recharge } from '../../../../src/games/recharge/index.js';
import type { RechargeState } from '../../../../src/games/recharge/state.js';
import { type Game, type Json, Session, Table, text } from '../../../../src/kernel/index.js';

const options = recharge.options.parse({});

const laid = (victory: readonly (readonly number[])[], more: object = {}): RechargeState =>
  recharge.position.read(
    {
      players: victory.map(pile => ({ hand: ['RC001', 'RC002'], reserve: [1, 2], victory: pile, ...more })),
    } as unknown as Json,
    options,
    [],
    () => {
      throw new Error('nothing is left to chance');
    },
  );

describe('RE-C7', () => {
  test.each([
    ['the biggest victory pile wins', [[3], [5, 5], [2]], [2, 1, 3]],
    ['equal piles share the win', [[5], [2, 3], [1]], [1, 1, 3]],
    ['equal piles of all are a draw', [[5], [5]], [1, 1]],
  ])('%s', (_, victory, places) => {
    const state = laid(victory);
    recharge.stalemate.end(state, text('end-repeated'));
    expect(recharge.outcome(state)).toEqual({ places, reason: { id: 'end-repeated' } });
  });

  test('players who are out have no part in it', () => {
    const state = laid([[5, 3], [5], [2]]);
    (state.players[0] as { out: boolean }).out = true;
    recharge.stalemate.end(state, text('end-repeated'));
    expect(recharge.outcome(state)?.places).toEqual([3, 1, 2]);
  });

  test('a turn ends with a pass or a hand, and no battle ends it', () => {
    const state = laid([[], []]);
    const { turn } = recharge.stalemate;
    const before = turn(state);
    for (const change of [{ active: 1 }, { round: 2 }]) expect(turn({ ...state, ...change })).not.toBe(before);
    for (const step of ['answer', 'battle', 'after'] as const) expect(turn({ ...state, step })).toBe(before);
  });

  test('hands that were played and the order of a hand make no other table; a counter does', () => {
    const { table } = recharge.stalemate;
    const state = laid([[], []]);
    const [one, other] = state.players;
    if (one === undefined || other === undefined) throw new Error('nobody sits there');
    const turned = { ...one, hand: [...one.hand].reverse() };
    expect(table({ ...state, round: 7, players: [turned, other] })).toEqual(table(state));
    expect(table({ ...state, players: [{ ...one, reserve: [1] }, other] })).not.toEqual(table(state));
  });

  test('players who pass for ever with nothing left to draw: the match ends in the log’s own words', () => {
    // Whatever else may end it: here a turn is a pass, as long as the table lets it be one.
    const passing: Game<RechargeState, typeof options> = {
      ...recharge,
      *next({ state }) {
        state.active = 1 - state.active;
      },
    };
    const seats = ['A', 'B'].map(name => ({ name, deck: { name, cards: {} } }));
    const table = Table.from(passing, { version: 'test', options, seats, seed: '' }, laid([[1], [3]]));
    const { log } = new Session(table, { audit: true });
    expect(table.outcome).toEqual({ places: [2, 1], reason: { id: 'end-repeated' } });
    expect(log.map(({ id, why }) => [id, why])).toEqual([['end-repeated', { rule: 'stalemate' }]]);
  });
});
