import type { Game } from '../../../kernel/index.js';
import { type Bot, botsOf } from '../../../opponents/index.js';
import { BadInput, listed } from '../../command.js';
import { isChoice, type Player, thinker } from '../../simulate/players.js';

/** Two bots, the one measured first. @throws BadInput */
export function readContenders(game: Game, list: string): [Bot, Bot] {
  const found = listed(list, botsOf(game), `${game.id} has no player`, '--players');
  const [one, other] = found;
  if (one === undefined || other === undefined || found.length !== 2)
    throw new BadInput(`--players are two, such as strong,steady, not "${list}"`);
  return [one, other];
}

/** What a player's decisions cost. */
export class Costs {
  readonly times: number[] = [];
  nodes = 0;
}

/** A player for one seat of one match. Decisions are counted, questions with one answer are not. */
export function contender(game: Game, bot: Bot, seed: string, nodes: number | undefined, costs: Costs): Player {
  const think = thinker(game, bot, seed, nodes);
  return (prompt, standing) => {
    const began = performance.now();
    const thought = think(prompt, standing);
    if (isChoice(prompt)) {
      costs.times.push(performance.now() - began);
      costs.nodes += thought.nodes;
    }
    return thought.answer;
  };
}
