import type { Play } from '../../../kernel/index.js';
import type { Card, Does, Filter } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Instance } from '../state.js';
import type { When } from './when.js';

// -- hitting, healing, drawing

/** It hits the opponent for a number, or one that is counted when it does. */
export const hits =
  (amount: number | ((game: Game) => number)): Does =>
  game =>
    game.hit.self(typeof amount === 'number' ? amount : amount(game));

/** It hits its own player. */
export const hitsMe =
  (amount: number): Does =>
  game =>
    game.hit.self(amount, game.me);

/** It hits for the number of what set it off: damage, cards drawn, cards healed. */
export const hitsForTheAmount: Does = (game, event) => game.hit.self('amount' in event ? event.amount : 0);

export const heals = (amount: number | ((game: Game) => number)): Does =>
  function* (game) {
    game.deck.heal(typeof amount === 'number' ? amount : amount(game));
  };

/** Heals as much as the damage was that set it off. */
export const healsTheDamage: Does = function* (game, event) {
  game.deck.heal('amount' in event ? event.amount : 0);
};

export const draws = (count: number | ((game: Game) => number)): Does =>
  function* (game) {
    game.deck.draw(typeof count === 'number' ? count : count(game));
  };

/** The opponent draws. */
export const theyDraw = (count: number): Does =>
  function* (game) {
    game.deck.draw(count, game.them);
  };

// -- putting parts together

/** One thing after the other, unless a misfire ends it (SQ-7). */
export const inTurn = (...parts: readonly Does[]): Does =>
  function* (game, event) {
    for (const part of parts) {
      if (game.stopped) return;
      yield* part(game, event);
    }
  };

/** Does it where something holds. */
export const ifSo = (when: When, does: Does): Does =>
  function* (game, event) {
    if (when(game)) yield* does(game, event);
  };

/** Flips a coin, and does it on heads; on tails something else, or nothing. */
export const ifHeads = (does: Does, onTails?: Does): Does =>
  function* (game, event) {
    if (game.coin.flip()) yield* does(game, event);
    else if (onTails !== undefined) yield* onTails(game, event);
  };

// -- Keepers

/** This Keeper is destroyed. */
export const isDestroyed: Does = function* (game) {
  game.keepers.destroySelf();
};

/** Does it, and then this Keeper is destroyed. */
export const andIsDestroyed = (does: Does): Does => inTurn(does, isDestroyed);

/** This Keeper goes back to its owner's hand. */
export const leavesForHand: Does = function* (game) {
  game.keepers.returnSelf();
};

/** The Keeper that set it off hits the opponent, for a number or one that its card says. */
export const thatKeeperHits = (amount: number | ((card: Card) => number)): Does =>
  function* (game, event) {
    const keeper = game.keepers.of(event);
    if (keeper === null) return;
    const number = typeof amount === 'number' ? amount : amount(game.card(keeper));
    yield* game.hit.keeper(keeper, number);
  };

/** Destroys one Keeper of the opponent that fits, of its player's choice. */
export const destroysTheirs =
  (fits: Filter): Does =>
  game =>
    game.keepers.destroyTheirs(fits);

/** Destroys one Keeper of the opponent that fits, found by chance. */
export const destroysTheirsAtRandom = (fits: Filter): Does =>
  function* (game) {
    const able = game.keepers.destroyable(game.them, fits);
    if (able.length > 0) game.keepers.destroy(game.random('random keeper').pick(able));
  };

/** Destroys every Keeper that fits, of both players. */
export const destroysAll = (fits: Filter): Does =>
  function* (game) {
    game.keepers.destroyTogether(game.keepers.all.filter(keeper => fits(game.card(keeper))));
  };

/** Offers to shuffle a Keeper that fits, anyone's, into its owner's deck. */
export const mayShuffleAKeeperIn = (fits: Filter): Does =>
  function* (game) {
    const able = game.keepers.all.filter(keeper => fits(game.card(keeper)));
    game.keepers.shuffleIn(yield* game.ask.mayKeepers(able, 'ask-shuffle-keeper'));
  };

/** One Keeper hits for some points and is destroyed, wherever it is in play. */
export function* hitsAndGoes(game: Game, keeper: Instance, amount: number): Play {
  yield* game.hit.keeper(keeper, amount);
  game.keepers.destroy(keeper);
}

// -- playing more

export const playsTopOfDeck =
  (fits: Filter): Does =>
  game =>
    game.play.topOfDeck(fits);

export const playsTopOfTheirDeck =
  (fits: Filter): Does =>
  game =>
    game.play.topOfDeck(fits, game.them);

export const playsTopOfDiscard =
  (fits: Filter): Does =>
  game =>
    game.play.topOfDiscard(fits);

export const mayPlay =
  (fits: Filter, bonus = 0): Does =>
  game =>
    game.play.fromHand(fits, bonus);

export const mayPutIntoPlay =
  (fits: Filter): Does =>
  game =>
    game.keepers.mayPutIntoPlay(fits);

/** Its player's own power changes until the turn ends. */
export const powerThisTurn = (by: number): Does =>
  function* (game) {
    game.power.thisTurn(by);
  };

/** The power both share becomes a number, or one that comes of what it was. */
export const powerBecomes = (power: number | ((before: number) => number)): Does =>
  function* (game) {
    game.power.set(typeof power === 'number' ? power : power(game.power.shared));
  };

// -- hands and discard piles

/** The opponent discards cards of their own choice. */
export const theyDiscard =
  (count: number): Does =>
  game =>
    game.hand.discard(game.them, count);

/** Its player discards cards of their own choice. */
export const iDiscard =
  (count: number): Does =>
  game =>
    game.hand.discard(game.me, count);

/** Looks at the opponent's hand, and a card that fits is discarded from it. */
export const discardsSeen =
  (fits: Filter): Does =>
  game =>
    game.hand.discardSeen(fits);

/** Puts the top card of one's own discard pile into one's hand where it fits. */
export const takesTopOfDiscard = (fits: Filter): Does =>
  function* (game) {
    game.discard.takeTop(fits);
  };

/** Turns up one's own top card, and puts it into one's hand where it fits. */
export const takesTopOfDeck = (fits: Filter): Does =>
  function* (game) {
    const top = game.reveal.top();
    if (top !== null && fits(game.card(top))) game.hand.take(top, game.mine.deck);
  };

// -- looking

/** Looks at the top card of one's own deck, and leaves it there or puts it under the deck. */
export const looksAndPlaces: Does = function* (game) {
  const [top] = game.look.atTops(game.me, 1);
  if (top !== undefined) yield* game.deck.putOnTopOrBottom(top, game.me);
};

// -- where this attack goes

export const returnsToHand: Does = function* (game) {
  game.attack.returnToHand();
};

export const shufflesSelfIn: Does = function* (game) {
  game.attack.shuffleIn();
};
