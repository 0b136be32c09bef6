import { text } from '../../../kernel/index.js';
import { type Count, type Phrase, perform } from '../../../tabletop/index.js';
import type { Ability, Amount, Counters, Does, Event } from '../behaviour.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import type { InPlay } from '../state.js';
import { thatMuch } from './counts.js';
import { instead } from './interrupts.js';
import { counting, effect, numberOf, reasonAgainst, unless } from './making.js';
import { thisWouldAttack, thisWouldScheme, thisWouldTakeDamage } from './moments-of-enemies.js';
import { forcedInterrupt } from './types.js';

/** Counters on other cards, and cards that flip for want of them. */

const NOT_IN_PLAY = text('unable-counters-there');

/** A card by its printed id, and what its counters are called. */
export interface Place {
  readonly card: string;
  readonly kind: Counters['kind'];
}

const said = (id: string, kind: Counters['kind']): Record<string, Phrase> => ({
  card: text('card', { card: { card: id } }),
  kind: text(`counter-${kind}`),
});

const thereOf = (game: Game, id: string): InPlay | undefined => game.table.copyOf(id);

/** Counters on the card of a printed id. */
export const placesCounters = (count: Amount, { card: id, kind }: Place): Does =>
  effect(
    counting('says-counters-on', count, said(id, kind)),
    (game, event) => {
      const one = thereOf(game, id);
      if (one !== undefined) game.play.placeCounters(numberOf(count, game, event), one);
    },
    { able: game => unless(thereOf(game, id) !== undefined, NOT_IN_PLAY) },
  );

/** Counters off the card of a printed id, as many as there are: the last one gone, it may flip. */
export const losesCounters = (count: Amount, { card: id, kind }: Place): Does =>
  effect(
    counting('says-counters-off', count, said(id, kind)),
    function* (game, event) {
      const one = thereOf(game, id);
      if (one !== undefined) yield* game.play.removeCounters(numberOf(count, game, event), one);
    },
    { able: game => unless(thereOf(game, id) !== undefined, NOT_IN_PLAY) },
  );

/** Counters of a kind, so many per player, that a card enters play with; it stays without. */
export const entersPerPlayer = (count: number, kind: Counters['kind']): Counters => ({
  enters: count,
  perPlayer: true,
  uses: false,
  kind,
});

/** Counters on a card; where it is not in play, as many off another. */
export const stirsCounters = (count: number, on: Place, off: Place): Does =>
  ifCannot(placesCounters(count, on), losesCounters(count, off));

/** Counters on the card of a printed id; none where it is not in play. */
export const countersOn = (id: string): Count<Look, Event> => ({
  says: text('count-counters-on', { card: { card: id } }),
  of: look => look.table.copyOf(id)?.counters ?? 0,
});

/** Does it; where that cannot be, something else. */
export const ifCannot = (does: Does, other: Does): Does =>
  effect(
    text('says-if-cannot', { does: does.says, other: other.says }),
    (game, event) => perform(possible(does, game, event) ? does : other, game, event),
    { able: (game, event) => (possible(does, game, event) ? null : reasonAgainst(other, game, event)) },
  );

const possible = (does: Does, game: Game, event: Event): boolean => reasonAgainst(does, game, event) === null;

// -- instead of what an enemy would do or take

/** Where it would attack, counters come on a card instead. */
export const attacksByCounters = (count: number, place: Place): Ability => ({
  ...forcedInterrupt(thisWouldAttack, { does: instead(placesCounters(count, place)) as never }),
  swaps: { card: place.card, by: () => count },
});

/** Where it would scheme, counters come off a card instead. */
export const schemesByCounters = (count: number, place: Place): Ability => ({
  ...forcedInterrupt(thisWouldScheme, { does: instead(losesCounters(count, place)) as never }),
  swaps: { card: place.card, by: () => -count },
});

/** Damage that it would take comes off a card as counters instead. */
export const takesDamageFrom = (place: Place): Ability => ({
  ...forcedInterrupt(thisWouldTakeDamage, { does: instead(losesCounters(thatMuch, place)) as never }),
  swaps: { card: place.card, by: amount => -amount },
});
