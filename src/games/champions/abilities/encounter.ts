import { text } from '../../../kernel/index.js';
import type { Ability, Deed } from '../card.js';
import type { Effect } from '../effect.js';
import type { OccurrenceOf } from '../events.js';
import { whenRevealed } from './types.js';

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

/** Boost: whoever takes damage from this attack is stunned. */
export const stunsDamaged: Does = function* (game, event: OccurrenceOf<'enemy attack'>) {
  game.delay('damage', function* () {
    if (event.type === 'enemy attack') game.stunAll(event.damaged);
  });
} as Does;

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
