import type { Game } from '../kernel/index.js';
import { gameWith, readSet } from '../sets/index.js';
import { BadInput, type House } from './command.js';
import { readText } from './files.js';
import { problemsIn } from './words.js';

/** A game, with the cards of a file where one is named. @throws BadInput naming the first problem and how many there are */
export function withSet(game: Game, file: string | undefined, { games }: House): Game {
  if (file === undefined) return game;
  const read = readSet(readText(file), games);
  if ('problems' in read) {
    const [first = '', ...rest] = problemsIn(read);
    throw new BadInput(
      `--set: ${file}: ${first}${rest.length === 0 ? '' : ` (and ${rest.length} more: set check FILE)`}`,
    );
  }
  if (read.set.game !== game.id)
    throw new BadInput(`--set: ${file}: its cards are for ${read.set.game}, not for ${game.id}`);
  return gameWith(game, read.set);
}
