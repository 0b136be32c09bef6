import { describe, expect, it } from 'vitest';
import { recharge } from '../../src/games/recharge/index.js';
import type { RechargeState } from '../../src/games/recharge/state.js';
import { smash } from '../../src/games/smash/index.js';
import type { SmashState } from '../../src/games/smash/state.js';
import { Chance, type Deck, type Game, Table } from '../../src/kernel/index.js';
import type { Instance } from '../../src/tabletop/index.js';
import { playOn, practising, type Sitting } from './duel.js';

const RIVAL = 1;

/** What lies hidden of the rival. */
const hiddenIn: Readonly<Record<string, (state: unknown) => readonly Instance[]>> = {
  smash: state => {
    const { teams } = state as SmashState;
    return teams.slice(RIVAL).flatMap(({ stack, hand, deck }) => [...stack, ...hand, ...deck]);
  },
  recharge: state => {
    const { players } = state as RechargeState;
    return players.slice(RIVAL).flatMap(({ hand, draw }) => [...hand, ...draw]);
  },
};

const named = (list: readonly Instance[]): string[] => list.map(({ card }) => card).sort();

/** A match with these decks after some answers, and deals that the first seat imagines there. */
function imagined(game: Game, decks: readonly Deck[], answers: number) {
  const options = game.options.parse(game.rulesets[0]?.options);
  const seats = decks.map((deck, seat) => ({ name: `${seat}`, deck }));
  const sitting: Sitting = {
    table: Table.begin(game, { version: 'test', options, seats, seed: 'guesses' }),
    since: [],
  };
  playOn(sitting, [practising(game, 'steady', 'guesses', 0)], answers);
  const { state } = sitting.table;
  const hidden = hiddenIn[game.id] as (state: unknown) => readonly Instance[];
  const deals = Array.from({ length: 30 }, (_, at) =>
    named(hidden(game.sample(state, 0, new Chance(`deal ${at}`).stream('hidden')))),
  );
  return { real: named(hidden(state)), deals };
}

describe.each([smash, recharge] as unknown as Game[])('what a practice bot takes a rival to hold in $id', game => {
  const [ready] = game.decks.ready;
  if (ready === undefined) throw new Error('no deck');
  const hits = (decks: readonly Deck[], answers: number): number => {
    const { real, deals } = imagined(game, decks, answers);
    return deals.filter(deal => JSON.stringify(deal) === JSON.stringify(real)).length;
  };

  it('is mostly the rest of a ready deck, the likelier the more of it was seen', () => {
    expect(hits([ready, ready], 60)).toBeGreaterThan(24);
    expect(hits([ready, ready], 60)).toBeGreaterThanOrEqual(hits([ready, ready], 1));
  });

  it('is a deck of their own where what was seen is in no ready one', () => {
    const own = game.decks.build?.(game.options.parse({}), new Chance('own').stream('deck'), []) as Deck;
    const { real, deals } = imagined(game, [ready, own], 60);
    for (const deal of deals) expect(deal).toHaveLength(real.length);
    expect(new Set(deals.map(deal => deal.join())).size).toBeGreaterThan(24);
    const smashes = (deal: readonly string[]): number => deal.filter(card => card === 'SM01').length;
    if (game.id === 'smash') for (const deal of deals) expect(smashes(deal)).toBe(smashes(real));
  });
});
