import type { Bot } from '../../../opponents/index.js';
import { wilson } from '../../../pictures/index.js';
import { BadInput, findGame, type House, type Report, readArgs, wholeNumber } from '../../command.js';
import { howMany } from '../../how-many.js';
import { readPlan } from '../../simulate.js';
import { rounded, within } from '../benchmark.js';
import { duels } from './duels.js';
import { readContenders } from './players.js';

const flags = {
  players: 'string',
  matches: 'string',
  seed: 'string',
  decks: 'string',
  ruleset: 'string',
  nodes: 'string',
  mirror: 'boolean',
} as const;

/** `bench opponents GAME`: two players against each other, each deal played twice with the players swapped. */
export function opponents(args: readonly string[], house: House): Report {
  const { values, positionals } = readArgs('bench opponents', args, ['GAME'], flags);
  const game = findGame(positionals[0] as string, house);
  if (game.partners === true)
    throw new BadInput(
      `bench opponents: in ${game.id} the seats win or lose together: bench anchors measures its bots`,
    );
  const players = readContenders(game, values.players ?? 'strong,steady');
  const nodes = values.nodes === undefined ? undefined : wholeNumber('--nodes', values.nodes, 0);
  const matches = wholeNumber('--matches', values.matches, 100, 2);
  if (matches % 2 === 1)
    throw new BadInput('--matches is an even number: each deal is played twice, with the players swapped');
  const passed = (['seed', 'decks', 'ruleset'] as const).flatMap(name =>
    values[name] === undefined ? [] : [`--${name}`, values[name] as string],
  );
  const plan = readPlan([game.id, '--seats', '2', '--matches', String(matches), '--unseen', 'none', ...passed], house);
  const json = measured(players, plan.seed, duels(game, plan, players, { nodes, mirror: values.mirror === true }));
  return { json, text: inWords(json) };
}

/** What came of a measurement. All but the times depends on nothing but what was asked for. */
function measured(players: readonly [Bot, Bot], seed: string, { scores, costs }: ReturnType<typeof duels>) {
  const { times } = costs;
  const count = times.length;
  const matches = scores.length;
  const total = scores.reduce((sum, score) => sum + score, 0);
  return {
    players,
    seed,
    matches,
    won: scores.filter(score => score === 1).length,
    lost: scores.filter(score => score === 0).length,
    drawn: scores.filter(score => score === 0.5).length,
    // Of the first player; a draw is half a win. `low` and `high`: the 95 % interval.
    rate: rounded(total / matches),
    low: rounded(wilson(total, matches).low),
    high: rounded(wilson(total, matches).high),
    // Of the first player, for each decision: milliseconds (the mean, and what 95 of 100 stay below), nodes (the mean).
    decisions: {
      count,
      ms: rounded(times.reduce((sum, time) => sum + time, 0) / Math.max(1, count)),
      ms95: rounded(count === 0 ? 0 : within(times, 0.95)),
      nodes: Math.round(costs.nodes / Math.max(1, count)),
    },
  };
}

type Measured = ReturnType<typeof measured>;

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

function inWords({ players, seed, matches, won, lost, drawn, rate, low, high, decisions }: Measured): string {
  const { count, ms, ms95, nodes } = decisions;
  return [
    `${players[0]} against ${players[1]}, ${howMany(matches, 'match', 'matches')}, seed ${seed}: ${won} won, ${lost} lost, ${drawn} drawn`,
    `${percent(rate)} (95 % interval: ${percent(low)} to ${percent(high)})`,
    `${howMany(count, 'decision')} of ${players[0]}: ${howMany(nodes, 'node')} and ${ms} ms each, 95 of 100 within ${ms95} ms`,
  ].join('\n');
}
