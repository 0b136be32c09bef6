import type { Deed } from './deed.js';
import { oneByOne } from './deed.js';

/** Nobody can attack them until their team's next turn. */
export const shield: Deed = {
  name: 'shield',
  isDone: (match, { seat, place }) => place.shieldedUntil > match.team(seat).turns,
  run: (match, { card }, heroes) =>
    oneByOne(match, heroes, function* ({ seat, place }) {
      place.shieldedUntil = match.team(seat).turns + 1;
      match.dealer.log({ id: 'log-shielded', args: { card: { card: place.hero.card } }, why: { card } });
      return [];
    }),
  weight: (_match, { place }) => -(place.stunned ? 2 : 1),
};
