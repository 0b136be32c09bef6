import { type Answer, type Game, isDecision, type Option, type Prompt, sample } from '../../kernel/index.js';
import { type Bot, botsOf, practise, readBot, type Standing, type Thought } from '../../opponents/index.js';
import { listed } from '../command.js';
import { Dice } from './dice.js';

/** Answers a prompt at a table. Everything it needs to be repeatable is in how it was made. */
export type Player = (prompt: Prompt, standing: Standing<unknown>) => Answer;

/** What may sit at a simulated table: a random player, or a practice bot. */
export type PlayerKind = 'random' | Bot;

/** Reads a list of players; fewer than the seats take turns. @throws BadInput */
export function readPlayers(game: Game, list: string, path: string): PlayerKind[] {
  return listed<PlayerKind>(list, ['random', ...botsOf(game)], `${game.id} has no player`, path);
}

/** Cards to try first, as far as players ask about them. */
export type Unseen = Pick<ReadonlySet<string>, 'has' | 'size'>;

/** A player for one seat of one match. `unseen`: cards whose ability has not yet taken effect; they are preferred. */
export function playerOf(game: Game, kind: PlayerKind, seed: string, unseen: Unseen, nodes?: number): Player {
  if (kind === 'random') return randomPlayer(new Dice(seed), unseen);
  const think = thinker(game, kind, seed, nodes);
  return (prompt, standing) => think(prompt, standing).answer;
}

/** A practice bot for one seat of one match. `nodes`: how many answers one that looks ahead thinks through. */
export function thinker(game: Game, bot: Bot, seed: string, nodes: number | undefined) {
  let asked = 0;
  const more = { ...readBot(bot), ...(nodes !== undefined && { nodes }) };
  return (prompt: Prompt, standing: Standing<unknown>): Thought =>
    practise(game, standing, { prompt, ...more, seed: `${seed}/${asked++}` });
}

/**
 * Plays at random, but to the point: it seldom passes where it could act, and three times in four it takes a card that
 * has not shown its ability yet.
 */
function randomPlayer(dice: Dice, unseen: Unseen): Player {
  const preferred = (options: readonly Option[]): Option | null => {
    if (unseen.size === 0 || dice.int(4) === 0) return null;
    let found: Option | null = null;
    let count = 0;
    for (const option of options)
      if (option.card !== undefined && unseen.has(option.card) && dice.int(++count) === 0) found = option;
    return found;
  };
  // A word among cards (pass, done) is taken once in eight.
  const one = (options: readonly Option[]): Option => {
    const wanted = preferred(options) ?? dice.pick(options);
    if (wanted.card !== undefined || dice.int(8) === 0) return wanted;
    const again = dice.pick(options);
    return again.card === undefined ? dice.pick(options) : again;
  };
  return prompt => {
    if (prompt.kind === 'one') return { pick: [one(prompt.options).key] };
    if (prompt.kind !== 'some' || prompt.max !== 1) return sample(prompt, dice);
    const { options, min, source } = prompt;
    if (options.length === 0) return { pick: [] };
    const wanted = preferred(options);
    const eager = wanted !== null || (source !== undefined && unseen.has(source));
    if (min === 0 && !eager && dice.int(3) === 0) return { pick: [] };
    return { pick: [(wanted ?? dice.pick(options)).key] };
  };
}

/** Whether a prompt has two legal answers or more, told from its bounds where they tell. */
export function isChoice(prompt: Prompt): boolean {
  switch (prompt.kind) {
    case 'one':
    case 'order':
      return prompt.options.length > 1;
    case 'some': {
      const most = Math.min(prompt.max, prompt.options.length);
      return most > prompt.min || (most === prompt.min && most > 0 && most < prompt.options.length);
    }
    case 'amount':
      return prompt.max > prompt.min;
    default:
      return isDecision(prompt);
  }
}
