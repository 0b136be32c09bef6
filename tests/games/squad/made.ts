import { custom } from '../../../src/games/squad/abilities/index.js';
import type { Abilities, Card, Count, Does, Filter, When } from '../../../src/games/squad/card.js';
import type { Game } from '../../../src/games/squad/effect/index.js';
import { text } from '../../../src/kernel/index.js';

/** What test-only cards say: nobody reads it. */
export const says = text('test-only');

/** What a test-only card does, asks, counts or means. */
export const does = <E>(run: Parameters<typeof custom<E>>[1]): Does<E> => custom<E>('test', run);
export const holds = <E>(when: When<E>['holds']): When<E> => ({ says, holds: when });
export const counts = (of: (game: Game) => number): Count => ({ says, of });
export const which = (fits: (card: Card) => boolean): Filter => ({ says, fits });

/** Stronger by a number that is counted when it is played. */
export const strongerBy = (count: (game: Game) => number): Required<Pick<Abilities, 'onPlay'>> => ({
  onPlay: does(game => game.attack.strengthen(count(game))),
});
