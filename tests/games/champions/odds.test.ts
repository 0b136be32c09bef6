import { expect, it } from 'vitest';
import { playMatch } from '../../../src/cli/simulate/match.js';
import { playerOf } from '../../../src/cli/simulate/players.js';
import { champions } from '../../../src/games/champions/index.js';
import type { ChampionsState } from '../../../src/games/champions/state.js';
import { type Game, type Seat, winners } from '../../../src/kernel/index.js';
import { foresightOf } from '../../../src/opponents/index.js';
import { soak } from '../../soak.js';

const evaluate = foresightOf(champions)?.evaluate as (state: ChampionsState, seat: Seat) => number;

/** Odds that were told when a round began, by whether the match was won. */
function told(
  ruleset: string,
  seats: number,
  match: number,
): { readonly odds: readonly number[]; readonly won: boolean } {
  const game = champions as unknown as Game;
  const options = game.options.parse(game.rulesets.find(({ id }) => id === ruleset)?.options);
  const { ready } = game.decks;
  const decks = Array.from(
    { length: seats },
    (_, seat) => ready[(4 * match + seat) % ready.length] as (typeof ready)[number],
  );
  const seed = `odds ${ruleset} ${match}`;
  const setup = { version: 'test', options, seats: decks.map((deck, seat) => ({ name: `${seat}`, deck })), seed };
  const odds: number[] = [];
  let round = 1;
  const players = decks.map((_, seat) => {
    const player = playerOf(game, 'steady', `${seed}/${seat}`, new Set<string>(), 0);
    return (...[prompt, standing]: Parameters<typeof player>) => {
      const state = standing.table.state as ChampionsState;
      if (state.round > round) odds.push(evaluate(state, prompt.seat));
      round = state.round;
      return player(prompt, standing);
    };
  });
  const { outcome } = playMatch(game, setup, players, {});
  return { odds, won: winners(outcome).length > 0 };
}

it('the odds that are told come true: they say much more of a match than how often its like are won', () => {
  const matches = soak(200, 20);
  const all = ['rhino-standard', 'klaw-standard', 'ultron-standard'].flatMap(ruleset =>
    Array.from({ length: matches }, (_, match) => told(ruleset, 1 + (match % 2), match)),
  );
  const said = all.flatMap(({ odds, won }) => odds.map(chance => ({ chance, won })));
  const share = said.filter(({ won }) => won).length / said.length;
  const surprise = (of: (one: (typeof said)[number]) => number): number =>
    said.reduce((sum, one) => sum - Math.log(one.won ? of(one) : 1 - of(one)), 0) / said.length;
  expect(surprise(({ chance }) => chance)).toBeLessThan(0.75 * surprise(() => share));
  // Of all that was told, about as much has come true.
  const mean = said.reduce((sum, { chance }) => sum + chance, 0) / said.length;
  expect(Math.abs(mean - share)).toBeLessThan(0.1);
});
