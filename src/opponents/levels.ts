import type { Game, Level } from '../kernel/index.js';

const PRACTICE = 'practice:';

/** The id under which a practice player sits at a table. */
export const practiceId = (level: Level): string => `${PRACTICE}${level}`;

/** The level of a practice player; null for a person. */
export function practiceLevel(player: string | null): Level | null {
  return player?.startsWith(PRACTICE) === true ? (player.slice(PRACTICE.length) as Level) : null;
}

/** Every level, weakest first. */
export const LEVELS = ['easy', 'steady', 'strong'] as const satisfies readonly Level[];

/** The levels a game offers, weakest first. */
export const levelsOf = (game: Game): Level[] => LEVELS.filter(level => game.opponents[level] !== undefined);
