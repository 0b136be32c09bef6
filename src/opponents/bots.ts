import { type Game, type Level, TEMPERS, type Temper } from '../kernel/index.js';
import { levelsOf } from './levels.js';

/** A practice bot as it is written where bots are measured: `steady`, or `steady/bold`. */
export type Bot = Level | `${Level}/${Temper}`;

/** Every practice bot of a game. */
export const botsOf = (game: Game): Bot[] =>
  levelsOf(game).flatMap((level): Bot[] => [level, ...TEMPERS.map((temper): Bot => `${level}/${temper}`)]);

export function readBot(bot: Bot): { readonly level: Level; readonly temper?: Temper } {
  const [level, temper] = bot.split('/') as [Level, Temper | undefined];
  return temper === undefined ? { level } : { level, temper };
}
