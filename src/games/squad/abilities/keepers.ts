import { type Play, text } from '../../../kernel/index.js';
import { inTurn, perform } from '../../../tabletop/index.js';
import type { Does, Filter } from '../card.js';
import type { Game } from '../effect/index.js';
import { anyCard, noun } from '../filters.js';
import type { Instance } from '../state.js';
import { effect } from './making.js';

/** This Keeper is destroyed. */
export const isDestroyed: Does = effect(text('says-is-destroyed'), game => game.keepers.destroySelf());

/** Does it, and then this Keeper is destroyed. */
export const andIsDestroyed = (does: Does): Does => inTurn(does, isDestroyed);

/** This Keeper goes back to its owner's hand. */
export const leavesForHand: Does = effect(text('says-leaves-for-hand'), game => game.keepers.returnSelf());

/** The Keeper that set it off hits the opponent. */
export const thatKeeperHits = (amount: number): Does =>
  effect(text('says-that-keeper-hits', { amount }), (game, event) => thatOneHits(game, game.keepers.of(event), amount));

/** The Keeper that set it off hits the opponent for its Assault number. */
export const thatKeeperAssaults: Does = effect(text('says-that-keeper-assaults'), (game, event) => {
  const keeper = game.keepers.of(event);
  return thatOneHits(game, keeper, keeper === null ? 0 : (game.card(keeper).assault ?? 0));
});

function* thatOneHits(game: Game, keeper: Instance | null, amount: number): Play {
  if (keeper !== null) yield* game.hit.keeper(keeper, amount);
}

/** Destroys one Keeper of the opponent that fits, of its player's choice. */
export const destroysTheirs = (which: Filter): Does =>
  effect(text('says-destroys', { keeper: noun('keeper', which) }), game => game.keepers.destroyTheirs(which));

/** The same, and then something else if one was destroyed. */
export const ifItDestroys = (which: Filter, does: Does): Does =>
  effect(text('says-if-destroys', { keeper: noun('keeper', which), does: does.says }), function* (game, event) {
    if (yield* game.keepers.destroyTheirs(which)) yield* perform(does, game, event);
  });

/** Destroys one Keeper of the opponent that fits, found by chance. */
export const destroysTheirsAtRandom = (which: Filter): Does =>
  effect(text('says-destroys-random', { keeper: noun('keeper', which) }), game => {
    const able = game.keepers.destroyable(game.them, which);
    if (able.length > 0) game.keepers.destroy(game.random('random keeper').pick(able));
  });

/** Destroys every Keeper that fits, of both players. */
export const destroysAll = (which: Filter): Does =>
  effect(text('says-destroys-all', { keepers: noun('keepers', which) }), game =>
    game.keepers.destroyTogether(game.keepers.all.filter(keeper => which.fits(game.card(keeper)))),
  );

/** Offers to shuffle a Keeper that fits, anyone's, into its owner's deck. */
export const mayShuffleAKeeperIn = (which: Filter): Does =>
  effect(text('says-may-shuffle-keeper', { keeper: noun('keeper', which) }), function* (game) {
    const able = game.keepers.all.filter(keeper => which.fits(game.card(keeper)));
    game.keepers.shuffleIn(yield* game.ask.mayKeepers(able, 'ask-shuffle-keeper'));
  });

/** Each Keeper of one player, from the oldest on, hits for some points and is destroyed. */
export const keepersHitAndGo = (whose: 'mine' | 'theirs', amount: number): Does =>
  effect(text(`says-hit-and-go-${whose}`, { amount }), function* (game) {
    for (const keeper of [...game[whose].keepers]) yield* hitsAndGoes(game, keeper, amount);
  });

/** One Keeper of a player hits for some points and is destroyed. */
export const oneHitsAndGoes = (whose: 'mine' | 'theirs', amount: number, which: Filter = anyCard): Does =>
  effect(text(`says-one-hits-and-goes-${whose}`, { amount, keepers: noun('keepers', which) }), function* (game) {
    const able = game[whose].keepers.filter(keeper => which.fits(game.card(keeper)));
    const keeper = yield* game.ask.keeper(able, 'ask-hitter');
    if (keeper !== null) yield* hitsAndGoes(game, keeper, amount);
  });

function* hitsAndGoes(game: Game, keeper: Instance, amount: number): Play {
  yield* game.hit.keeper(keeper, amount);
  game.keepers.destroy(keeper);
}

/** Offers to put a Keeper that fits from hand into play. */
export const mayPutIntoPlay = (which: Filter): Does =>
  effect(text('says-may-put-into-play', { keeper: noun('keeper', which) }), game => game.keepers.mayPutIntoPlay(which));

/** Puts the top card of one's own discard pile into play where it is a Keeper that fits. */
export const putsTopOfDiscardIntoPlay = (which: Filter): Does =>
  effect(text('says-top-discard-into-play', { keeper: noun('keeper', which) }), game =>
    game.keepers.putTopOfDiscardIntoPlay(which),
  );

/** Offers to return some Keepers, anyone's, to their owners' hands. */
export const mayReturnKeepers = (most: 1 | 2): Does =>
  effect(text('says-may-return-keepers', { most }), function* (game) {
    const question = most === 1 ? 'ask-return-keeper' : 'ask-return-keepers';
    for (const keeper of yield* game.ask.mayKeepers(game.keepers.all, question, most))
      game.keepers.returnToHand(keeper);
  });
