import type { Play } from '../../../kernel/index.js';
import type { Does, Filter } from '../card.js';
import type { Effect } from '../effect/index.js';
import type { Instance } from '../state.js';
import type { When } from './when.js';

// -- hitting, healing, drawing

/** It hits the opponent for a number, or one that is counted when it does. */
export const hits =
  (amount: number | ((game: Effect) => number)): Does =>
  game =>
    game.hits(typeof amount === 'number' ? amount : amount(game));

/** It hits its own player. */
export const hitsMe =
  (amount: number): Does =>
  game =>
    game.hits(amount, game.me);

/** It hits for the number of what set it off: damage, cards drawn, cards healed. */
export const hitsForTheAmount: Does = (game, event) => game.hits('amount' in event ? event.amount : 0);

export const heals = (amount: number | ((game: Effect) => number)): Does =>
  function* (game) {
    game.heal(typeof amount === 'number' ? amount : amount(game));
  };

/** Heals as much as the damage was that set it off. */
export const healsTheDamage: Does = function* (game, event) {
  game.heal('amount' in event ? event.amount : 0);
};

export const draws = (count: number | ((game: Effect) => number)): Does =>
  function* (game) {
    game.draw(typeof count === 'number' ? count : count(game));
  };

// -- putting parts together

/** One thing after the other, unless a misfire ends it (SQ-7). */
export const inTurn = (...parts: readonly Does[]): Does =>
  function* (game, event) {
    for (const part of parts) {
      if (game.misfired) return;
      yield* part(game, event);
    }
  };

/** Does it where something holds. */
export const ifSo = (when: When, does: Does): Does =>
  function* (game, event) {
    if (when(game)) yield* does(game, event);
  };

/** Flips a coin, and does it on heads. */
export const ifHeads = (does: Does): Does =>
  function* (game, event) {
    if (game.flip()) yield* does(game, event);
  };

/** Does it, and then this Keeper is destroyed. */
export const andIsDestroyed = (does: Does): Does =>
  function* (game, event) {
    yield* does(game, event);
    game.destroySelf();
  };

// -- Keepers

/** Destroys one Keeper of the opponent that fits, of its player's choice. */
export const destroysTheirs =
  (fits: Filter): Does =>
  game =>
    game.destroyTheirs(fits);

/** Destroys one Keeper of the opponent that fits, found by chance. */
export const destroysTheirsAtRandom = (fits: Filter): Does =>
  function* (game) {
    const keeper = game.random('random keeper').pick(game.destroyable(game.them, fits));
    if (keeper !== undefined) game.destroy(keeper);
  };

/** Destroys every Keeper that fits, of both players. */
export const destroysAll = (fits: Filter): Does =>
  function* (game) {
    const all = [...game.destroyable(game.me, fits), ...game.destroyable(game.them, fits)];
    for (const keeper of all) game.destroy(keeper);
  };

/** One Keeper hits for some points and is destroyed, wherever it is in play. */
export function* hitsAndGoes(game: Effect, keeper: Instance, amount: number): Play {
  const seat = game.mine.keepers.includes(keeper) ? game.me : game.them;
  yield* game.makeHit(seat, keeper, amount, game.them);
  game.destroy(keeper);
}

// -- playing more

export const playsTopOfDeck =
  (fits: Filter): Does =>
  game =>
    game.playTopOfDeck(fits);

export const playsTopOfTheirDeck =
  (fits: Filter): Does =>
  game =>
    game.playTopOfDeck(fits, game.them);

export const playsTopOfDiscard =
  (fits: Filter): Does =>
  game =>
    game.playTopOfDiscard(fits);

export const mayPlay =
  (fits: Filter, bonus = 0): Does =>
  game =>
    game.mayPlay(fits, bonus);

export const mayPutIntoPlay =
  (fits: Filter): Does =>
  game =>
    game.mayPutIntoPlay(fits);

/** Its player's own power changes until the turn ends. */
export const powerThisTurn = (by: number): Does =>
  function* (game) {
    game.powerThisTurn(by);
  };

// -- hands and discard piles

/** The opponent discards cards of their own choice. */
export const theyDiscard =
  (count: number): Does =>
  game =>
    game.discards(game.them, count);

/** Its player discards cards of their own choice. */
export const iDiscard =
  (count: number): Does =>
  game =>
    game.discards(game.me, count);

/** Looks at the opponent's hand, and a card that fits is discarded from it. */
export const discardsSeen =
  (fits: Filter): Does =>
  game =>
    game.discardSeen(fits);

/** Puts the top card of one's own discard pile into one's hand where it fits. */
export const takesTopOfDiscard = (fits: Filter): Does =>
  function* (game) {
    game.takeTopOfDiscard(fits);
  };

/** Turns up one's own top card, and puts it into one's hand where it fits. */
export const takesTopOfDeck = (fits: Filter): Does =>
  function* (game) {
    const top = game.revealTop();
    if (top !== null && fits(game.card(top))) game.takeToHand(top, game.mine.deck);
  };

// -- where this attack goes

export const returnsToHand: Does = function* (game) {
  game.returnToHand();
};

export const shufflesSelfIn: Does = function* (game) {
  game.shuffleSelfIn();
};
