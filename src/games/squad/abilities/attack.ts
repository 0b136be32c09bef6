import type { Play } from '../../../kernel/index.js';
import type { Abilities, Factor, Filter } from '../card.js';
import type { Game } from '../effect/index.js';
import { anyCard } from '../filters.js';
import { always, countMine, topOfMyDiscard, topOfTheirDiscard, type When } from './when.js';

type OnPlay = Required<Pick<Abilities, 'onPlay'>>;

/** Stronger by a number that is counted when it is played. */
export const strongerBy = (count: (game: Game) => number): OnPlay => ({
  *onPlay(game) {
    game.attack.strengthen(count(game));
  },
});

/** Stronger where something holds. */
export const strongerIf = (by: number, when: When): OnPlay => strongerBy(game => (when(game) ? by : 0));

/** Stronger for each Keeper that fits and that its player has in play. */
export const strongerPerKeeper = (by: number, fits: Filter = anyCard): OnPlay =>
  strongerBy(game => by * countMine(fits)(game));

/** Stronger where the top card of one's own discard pile fits. */
export const strongerIfDiscardTop = (by: number, fits: Filter): OnPlay => strongerIf(by, topOfMyDiscard(fits));

/** Stronger where the top card of the opponent's discard pile fits. */
export const strongerIfTheirDiscardTop = (by: number, fits: Filter): OnPlay => strongerIf(by, topOfTheirDiscard(fits));

/** Turns up one's own top card: stronger where it fits. */
export const strongerIfDeckTop = (by: number, fits: Filter): OnPlay => ({
  *onPlay(game) {
    const top = game.reveal.top();
    if (top !== null && fits(game.card(top))) game.attack.strengthen(by);
  },
});

/** Stronger where its player shows a card that fits from the hand. */
export const strongerIfShown = (by: number, fits: Filter): OnPlay => ({
  *onPlay(game) {
    if (yield* game.reveal.mayFromHand(fits)) game.attack.strengthen(by);
  },
});

/** Icons do not stop it, where something holds. */
export const unblockableIf = (when: When): OnPlay => ({
  *onPlay(game) {
    if (when(game)) game.attack.cannotBeBlocked('anywhere');
  },
});

/** Icons do not stop it. */
export const unblockable: OnPlay = unblockableIf(always);

/** Icons from the deck do not stop it, where something holds. */
export const unblockableFromDeck = (when: When = always): OnPlay => ({
  *onPlay(game) {
    if (when(game)) game.attack.cannotBeBlocked('deck');
  },
});

/** Icons from the hand do not stop it. */
export const unblockableFromHand: OnPlay = {
  *onPlay(game) {
    game.attack.cannotBeBlocked('hand');
  },
};

/** Unblockable where its player shows a card that fits from the hand. */
export const unblockableIfShown = (fits: Filter): OnPlay => ({
  *onPlay(game) {
    if (yield* game.reveal.mayFromHand(fits)) game.attack.cannotBeBlocked('anywhere');
  },
});

/** Names a factor, then turns up the opponent's top card: does this where the card has it. */
export const ifFactorIsGuessed = (then: (game: Game) => void): OnPlay => ({
  *onPlay(game) {
    const factor = yield* game.name.factor();
    const top = game.reveal.top(game.them);
    if (top !== null && game.card(top).factors.includes(factor)) then(game);
  },
});

/** Names a factor, and then does something with it. */
export const naming = (then: (game: Game, factor: Factor) => Play<unknown>) =>
  function* (game: Game): Play {
    yield* then(game, yield* game.name.factor());
  };
