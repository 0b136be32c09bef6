import { type Game, LEVELS, type Level, TEMPERS, type Temper } from '../kernel/index.js';

const PRACTICE = 'practice:';

/** The id under which a practice bot sits at a table; where several must be told apart, the `n`th of their level. */
export const practiceId = (level: Level, n = 1): string => `${PRACTICE}${level}${n === 1 ? '' : `:${n}`}`;

/** The id of a practice bot with a temper. */
export const characterId = (level: Level, temper: Temper): string => `${PRACTICE}${level}:${temper}`;

/** The temper of a practice bot; undefined for one that has none, and for a person. */
export function practiceTemper(player: string | null): Temper | undefined {
  if (practiceLevel(player) === null) return undefined;
  return TEMPERS.find(temper => temper === player?.split(':')[2]);
}

/** The level of a practice bot; null for a person. */
export function practiceLevel(player: string | null): Level | null {
  return player?.startsWith(PRACTICE) === true ? (player.split(':')[1] as Level) : null;
}

/** Whether this seat or place belongs to one of our bots, not a person. */
export const isPractice = ({ player }: { readonly player: string | null }): boolean => practiceLevel(player) !== null;

/** The levels a game offers, weakest first. */
export const levelsOf = (game: Game): Level[] => LEVELS.filter(level => game.opponents[level] !== undefined);
