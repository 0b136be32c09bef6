import { text } from '../../../kernel/index.js';
import type { Ability, Deed } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Effect } from '../effect/index.js';
import { isMinion } from '../look.js';
import { boost, whenRevealed } from './types.js';

type Does = Deed['does'];

/** Places threat on this scheme, so much per player. */
export const placesHere = (amount: number): Ability =>
  whenRevealed(function* (game) {
    if (game.here !== undefined) yield* game.placeThreat(game.here, game.perPlayer(amount));
  });

/** This card gains surge. */
export const gainsSurge: Does = function* (game) {
  game.surge();
};

/** Heals an enemy; without anything to heal, the card gains surge. */
export const healsOrSurges = (amount: (game: Effect) => number): Does =>
  function* (game) {
    if (game.heal(game.villain, amount(game)) === 0) game.surge();
  };

/** The villain attacks you. */
export const villainAttacks: Does = function* (game) {
  yield* game.attackOf(game.villain);
};

/** Each player's top card becomes a Drone. */
export const eachGetsDrone: Does = function* (game) {
  for (const seat of game.players) yield* game.drone(seat);
};

/** Searches encounter deck and discard pile for a card by its printed id and reveals it. */
export const searchesAndReveals = (id: string): Does =>
  function* (game) {
    const found = yield* game.find(card => card.id === id);
    if (found !== null) yield* game.reveal(found);
  };

/** Searches encounter deck and discard pile for a card and puts it into play, engaged with you. */
export const searchesIntoPlay = (fits: (card: Card) => boolean): Does =>
  function* (game) {
    const found = yield* game.find(fits);
    if (found !== null) yield* game.putIntoPlay(found);
  };

/** The same for a card by its printed id, unless it is in play already. */
export const bringsIn = (id: string): Does =>
  function* (game) {
    if (game.copyOf(id) === undefined) yield* searchesIntoPlay(card => card.id === id)(game, undefined as never);
  };

/** Discards from the encounter deck until a minion fits, which enters play engaged with the first player. */
export const turnsUpMinion = (fits: (card: Card) => boolean = () => true): Does =>
  function* (game) {
    const found = game.discardUntil(card => isMinion(card) && fits(card));
    if (found !== null) yield* game.putIntoPlay(found, game.state.first);
  };

/** The villain gets a tough card. */
export const villainGetsTough: Does = function* (game) {
  game.give(game.villain, 'tough');
};

/** Does it where the attack under way is undefended: nobody defends, or whoever did has left play. */
export const ifUndefended = (does: Does): Does =>
  function* (game, event) {
    const attack = game.event;
    if (attack?.type !== 'enemy attack') return;
    if (attack.defender === null || game.match.find(attack.defender) === undefined) yield* does(game, event);
  };

/** Boost: once the attack has dealt its damage, with those to whom it did, whether they took it or not (CH-C20). */
export const boostOnceDealt = (run: (game: Effect, struck: readonly number[]) => void): Ability =>
  boost(function* (game) {
    const attack = game.event;
    if (attack?.type !== 'enemy attack') return;
    game.delay('damage', function* () {
      run(game, attack.struck);
    });
  });

/**
 * An obligation: you may flip to alter-ego; then exhaust it to be rid of the obligation for good, or do what else it says
 * (`able`: where that is possible) and discard it.
 */
export const obliges = (other: { readonly label: string; able?(game: Effect): boolean; does: Does }): Ability =>
  whenRevealed(function* (game) {
    if (game.isHero && (yield* game.may('ask-flip', 'flip', 'do-not-flip'))) yield* game.flip();
    yield* game.either([
      {
        key: 'exhaust',
        label: text('obligation-exhaust', { card: { card: game.you.card } }),
        able: !game.isHero && !game.you.exhausted,
        *does() {
          game.exhaust(game.you);
          yield* game.discardThis('removed');
        },
      },
      {
        key: 'other',
        label: text(other.label),
        able: other.able?.(game) ?? true,
        *does() {
          yield* other.does(game, undefined as never);
          yield* game.discardThis();
        },
      },
    ]);
    // Neither is possible: it is discarded (CH-C5).
    yield* game.discardThis();
  });
