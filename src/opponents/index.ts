import {
  type Answer,
  Chance,
  type Game,
  LEVELS,
  type Level,
  type Opponent,
  type Prompt,
  type Seat,
} from '../kernel/index.js';

const PRACTICE = 'practice:';

/** The id under which a practice player sits at a table. */
export const practiceId = (level: Level): string => `${PRACTICE}${level}`;

/** The level of a practice player; null for a person. */
export function practiceLevel(player: string | null): Level | null {
  return player?.startsWith(PRACTICE) === true ? (player.slice(PRACTICE.length) as Level) : null;
}

/** The levels a game offers, weakest first. */
export const levelsOf = (game: Game): Level[] => LEVELS.filter(level => game.opponents[level] !== undefined);

/**
 * What a practice player answers. It is shown a table on which all that is hidden from its seat has been dealt anew, so
 * it cannot know more than a person would. `seed` makes its whims repeatable and has nothing to do with the match's own.
 */
export function practise<S, O>(
  game: Game<S, O>,
  state: S,
  { seat, prompt, level, seed }: { seat: Seat; prompt: Prompt; level: Level; seed: string },
): Answer {
  const player: Opponent<S> | undefined = game.opponents[level];
  if (player === undefined) throw new Error(`${game.id} has no ${level} practice player`);
  const chance = new Chance(seed);
  const seen = game.sample(state, seat, chance.stream('what is hidden'));
  return player({ state: seen, seat, prompt, random: chance.stream('whim') });
}

/** How long a practice player seems to think, in milliseconds: a human pace, longer over more choices. */
export function paceOf(prompt: Prompt): number {
  const choices = 'options' in prompt ? prompt.options.length : 2;
  return 1_200 + Math.min(choices, 8) * 150;
}
