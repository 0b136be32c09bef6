import { type Answer, Chance, type Game, type Prompt } from '../../../kernel/index.js';
import { type Bot, botsOf, practise, readBot, type Standing } from '../../../opponents/index.js';
import { BadInput, listed } from '../../command.js';
import { isChoice, type Player } from '../../simulate/players.js';
import { baselineOf } from './baselines/index.js';

/** Who can be measured: a practice bot, or the frozen first one. */
export type Contender = 'baseline' | Bot;

/** Two names, the one measured first. @throws BadInput */
export function readContenders(game: Game, list: string): [Contender, Contender] {
  const known: Contender[] = [...(baselineOf(game) === undefined ? [] : (['baseline'] as const)), ...botsOf(game)];
  const found = listed(list, known, `${game.id} has no player`, '--players');
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length !== 2)
    throw new BadInput(`--players are two, such as strong,baseline, not "${list}"`);
  return [one, other];
}

/** What a player's decisions cost. */
export class Costs {
  readonly times: number[] = [];
  nodes = 0;
}

/** A player for one seat of one match. Decisions are counted, questions with one answer are not. */
export function contender(game: Game, who: Contender, seed: string, nodes: number | undefined, costs: Costs): Player {
  let asked = 0;
  return (prompt, standing) => {
    const began = performance.now();
    const thought = answerOf(game, who, prompt, standing, `${seed}/${asked++}`, nodes);
    if (isChoice(prompt)) {
      costs.times.push(performance.now() - began);
      costs.nodes += thought.nodes;
    }
    return thought.answer;
  };
}

function answerOf(
  game: Game,
  who: Contender,
  prompt: Prompt,
  standing: Standing<unknown>,
  seed: string,
  nodes: number | undefined,
): { answer: Answer; nodes: number } {
  if (who !== 'baseline')
    return practise(game, standing, { prompt, ...readBot(who), seed, ...(nodes !== undefined && { nodes }) });
  const chance = new Chance(seed);
  const { seat } = prompt;
  const state = game.sample(standing.table.state, seat, chance.stream('what is hidden'), [prompt]);
  const baseline = baselineOf(game);
  if (baseline === undefined) throw new Error(`${game.id} has no baseline`);
  return { answer: baseline({ state, seat, prompt, random: chance.stream('whim') }), nodes: 0 };
}
