import { text } from '../../../kernel/index.js';
import type { Ability, Deed } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import { isMinion } from '../look/index.js';
import { boost, whenRevealed } from './types.js';

type Does = Deed['does'];

/** Places threat on this scheme, so much per player. */
export const placesHere = (amount: number): Ability =>
  whenRevealed(function* (game) {
    yield* game.threat.placeHere(game.values.perPlayer(amount));
  });

/** This card gains surge. */
export const gainsSurge: Does = function* (game) {
  game.reveal.surge();
};

/** Heals an enemy; without anything to heal, the card gains surge. */
export const healsOrSurges = (amount: (game: Game) => number): Does =>
  function* (game) {
    if (game.damage.heal(amount(game), game.table.villain) === 0) game.reveal.surge();
  };

/** The villain attacks you. */
export const villainAttacks: Does = function* (game) {
  yield* game.activation.attack(game.table.villain);
};

/** Each player's top card becomes a Drone. */
export const eachGetsDrone: Does = function* (game) {
  for (const seat of game.players.inOrder) yield* game.encounter.drone(seat);
};

/** Searches encounter deck and discard pile for a card by its printed id and reveals it. */
export const searchesAndReveals = (id: string): Does =>
  function* (game) {
    const found = yield* game.encounter.find(card => card.id === id);
    if (found !== null) yield* game.reveal.card(found);
  };

/** Searches encounter deck and discard pile for a card and puts it into play, engaged with you. */
export const searchesIntoPlay = (fits: (card: Card) => boolean): Does =>
  function* (game) {
    const found = yield* game.encounter.find(fits);
    if (found !== null) yield* game.encounter.putIntoPlay(found);
  };

/** The same for a card by its printed id, unless it is in play already. */
export const bringsIn = (id: string): Does =>
  function* (game) {
    if (game.table.copyOf(id) === undefined) yield* searchesIntoPlay(card => card.id === id)(game, undefined as never);
  };

/** Discards from the encounter deck until a minion fits, which enters play engaged with the first player. */
export const turnsUpMinion = (fits: (card: Card) => boolean = () => true): Does =>
  function* (game) {
    const found = game.encounter.discardUntil(card => isMinion(card) && fits(card));
    if (found !== null) yield* game.encounter.putIntoPlay(found, game.players.first);
  };

/** The villain gets a tough card. */
export const villainGetsTough: Does = function* (game) {
  game.status.give(game.table.villain, 'tough');
};

/** Does it where the attack under way is undefended: nobody defends, or whoever did has left play. */
export const ifUndefended = (does: Does): Does =>
  function* (game, event) {
    const attack = game.use.event;
    if (attack?.type !== 'enemy attack') return;
    if (attack.defender === null || game.table.find(attack.defender) === undefined) yield* does(game, event);
  };

/** Boost: once the attack has dealt its damage, with those to whom it did, whether they took it or not (CH-C20). */
export const boostOnceDealt = (run: (game: Game, struck: readonly number[]) => void): Ability =>
  boost(function* (game) {
    const attack = game.use.event;
    if (attack?.type !== 'enemy attack') return;
    game.activation.delay('damage', function* () {
      run(game, attack.struck);
    });
  });

/**
 * An obligation: you may flip to alter-ego; then exhaust it to be rid of the obligation for good, or do what else it says
 * (`able`: where that is possible) and discard it.
 */
export const obliges = (other: { readonly label: string; able?(game: Game): boolean; does: Does }): Ability =>
  whenRevealed(function* (game) {
    if (game.you.isHero && (yield* game.choose.may('ask-flip', 'flip', 'do-not-flip'))) yield* game.identity.flip();
    yield* game.choose.either([
      {
        key: 'exhaust',
        label: text('obligation-exhaust', { card: { card: game.you.identity.card } }),
        able: !game.you.isHero && !game.you.identity.exhausted,
        *does() {
          game.play.exhaust(game.you.identity);
          yield* game.play.discardThis('removed');
        },
      },
      {
        key: 'other',
        label: text(other.label),
        able: other.able?.(game) ?? true,
        *does() {
          yield* other.does(game, undefined as never);
          yield* game.play.discardThis();
        },
      },
    ]);
    // Neither is possible: it is discarded (CH-C5).
    yield* game.play.discardThis();
  });
