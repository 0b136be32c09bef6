import { text } from '../../../kernel/index.js';
import type { Effect, Way } from '../effect.js';

/** Your identity takes damage. */
export const takeIt = (game: Effect, amount: number): Way => ({
  key: 'damage',
  label: text('way-damage', { amount }),
  *does() {
    yield* game.takes(amount);
  },
});

/** Your hero takes damage: an alter-ego has none. */
export const damageHero = (game: Effect, amount: number): Way => ({ ...takeIt(game, amount), able: game.isHero });

/** Threat on the main scheme. */
export const placeOnMain = (game: Effect, amount: number): Way => ({
  key: 'threat',
  label: text('way-threat', { amount, card: { card: game.mainScheme.card } }),
  *does() {
    yield* game.placeThreat(game.mainScheme, amount);
  },
});
