import { type Game, LEVELS, type Level } from '../kernel/index.js';

const PRACTICE = 'practice:';

/** The id under which a practice player sits at a table. */
export const practiceId = (level: Level): string => `${PRACTICE}${level}`;

/** The level of a practice player; null for a person. */
export function practiceLevel(player: string | null): Level | null {
  return player?.startsWith(PRACTICE) === true ? (player.slice(PRACTICE.length) as Level) : null;
}

/** The levels a game offers, weakest first. */
export const levelsOf = (game: Game): Level[] => LEVELS.filter(level => game.opponents[level] !== undefined);
