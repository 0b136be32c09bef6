import { plainly, type Translator } from '../../src/discord/render/translator.js';
import type { Drama, Game } from '../../src/kernel/index.js';
import type { Finished } from '../../src/pictures/index.js';
import { momentsOf, type Series } from '../corpus.js';

/** A match of a game played to its end, at random where nothing else is said, and how it is said. */
export function finished(
  game: Game,
  seed: string,
  how: Pick<Series, 'players' | 'options'> = {},
): Finished & { readonly say: Translator } {
  for (const { table, say } of momentsOf({ game, matches: 1, seed, ...how })) {
    const { outcome, log, setup } = table;
    if (outcome === null) continue;
    const decks = setup.seats.map(({ deck }) => deck);
    return { outcome, log, facts: game.facts(log, decks), drama: game.drama as Drama, say: plainly(say) };
  }
  throw new Error('no match came to its end');
}
