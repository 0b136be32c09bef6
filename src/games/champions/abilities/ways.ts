import { type Seat, text } from '../../../kernel/index.js';
import type { Resources } from '../behaviour.js';
import type { Effect, Way } from '../effect/index.js';
import type { InPlay } from '../state.js';

/** A player's identity takes damage: yours, where no other is named. */
export const takeIt = (game: Effect, amount: number, seat: Seat = game.me): Way => ({
  key: 'damage',
  label: text('way-damage', { amount }),
  *does() {
    yield* game.deal(game.match.identity(seat), amount);
  },
});

/** A player's hero takes damage: an alter-ego has none. */
export const damageHero = (game: Effect, amount: number, seat: Seat = game.me): Way => ({
  ...takeIt(game, amount, seat),
  able: game.match.isHero(seat),
});

const placeOn = (game: Effect, scheme: InPlay | undefined, amount: number): Way => ({
  key: 'threat',
  label: text('way-threat', { amount, card: { card: scheme?.card ?? game.source.card } }),
  able: scheme !== undefined,
  *does() {
    if (scheme !== undefined) yield* game.placeThreat(scheme, amount);
  },
});

/** Threat on the main scheme. */
export const placeOnMain = (game: Effect, amount: number): Way => placeOn(game, game.mainScheme, amount);

/** Threat on this scheme, as long as it is in play. */
export const placeHere = (game: Effect, amount: number): Way => placeOn(game, game.here, amount);

/** The top card of a player's deck becomes a Drone. */
export const takeDrone = (game: Effect, seat: Seat = game.me): Way => ({
  key: 'drone',
  label: text('way-drone'),
  does: () => game.drone(seat),
});

/** Resources, if you can spend them. */
export const spendIt = (game: Effect, resources: Resources): Way => {
  const price = game.price(resources);
  return {
    key: 'spend',
    label: text('way-spend', { list: { list: Object.keys(resources).map(type => text(`type-${type}`)) } }),
    able: game.canSpend(price),
    does: () => game.spend(price),
  };
};

/** One of your upgrades, of your choice, is discarded. */
export const loseUpgrade = (game: Effect): Way => ({
  key: 'lose',
  label: text('way-lose-upgrade'),
  able: game.upgrades.length > 0,
  does: () => game.losesOne(game.upgrades),
});
