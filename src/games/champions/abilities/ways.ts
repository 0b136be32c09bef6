import { type Seat, text } from '../../../kernel/index.js';
import type { Resources } from '../behaviour.js';
import type { Game, Way } from '../effect/index.js';
import type { InPlay } from '../state.js';

/** A player's identity takes damage: yours, where no other is named. */
export const takeIt = (game: Game, amount: number, seat: Seat = game.me): Way => ({
  key: 'damage',
  label: text('way-damage', { amount }),
  *does() {
    yield* game.damage.deal(amount, game.players.identityOf(seat));
  },
});

/** A player's hero takes damage: an alter-ego has none. */
export const damageHero = (game: Game, amount: number, seat: Seat = game.me): Way => ({
  ...takeIt(game, amount, seat),
  able: game.players.isHero(seat),
});

const placeOn = (game: Game, scheme: InPlay | undefined, amount: number): Way => ({
  key: 'threat',
  label: text('way-threat', { amount, card: { card: scheme?.card ?? game.source.card } }),
  able: scheme !== undefined,
  *does() {
    if (scheme !== undefined) yield* game.threat.place(amount, scheme);
  },
});

/** Threat on the main scheme. */
export const placeOnMain = (game: Game, amount: number): Way => placeOn(game, game.table.mainScheme, amount);

/** Threat on this scheme, as long as it is in play. */
export const placeHere = (game: Game, amount: number): Way => placeOn(game, game.self.here, amount);

/** The top card of a player's deck becomes a Drone. */
export const takeDrone = (game: Game, seat: Seat = game.me): Way => ({
  key: 'drone',
  label: text('way-drone'),
  does: () => game.encounter.drone(seat),
});

/** Resources, if you can spend them. */
export const spendIt = (game: Game, resources: Resources): Way => {
  const price = game.resources.price(resources);
  return {
    key: 'spend',
    label: text('way-spend', { list: { list: Object.keys(resources).map(type => text(`type-${type}`)) } }),
    able: game.resources.canSpend(price),
    does: () => game.resources.spend(price),
  };
};

/** One of your upgrades, of your choice, is discarded. */
export const loseUpgrade = (game: Game): Way => ({
  key: 'lose',
  label: text('way-lose-upgrade'),
  able: game.you.upgrades.length > 0,
  does: () => game.play.discardOne(game.you.upgrades),
});
