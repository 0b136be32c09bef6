import { swap as swapOne } from '../../rules/heroes.js';
import { type Deed, oneByOne } from './deed.js';

/** Under the stack, and the next one comes. */
export const swap: Deed = {
  name: 'swap',
  run: (match, { card }, heroes) =>
    oneByOne(match, heroes, function* (hero) {
      yield* swapOne(match, hero, card);
      return [];
    }),
  weight: (_match, { place }, value) => (place.stunned ? -3 : 0.7 * value),
};
