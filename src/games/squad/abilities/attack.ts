import { text } from '../../../kernel/index.js';
import { ifSo } from '../../../tabletop/index.js';
import type { Does, Filter, When } from '../card.js';
import { anyCard, noun } from '../filters.js';
import type { BlocksFrom } from '../state.js';
import { type Each, keepersOf } from './count.js';
import { effect, signed } from './making.js';
import { topOfMyDiscard, topOfTheirDiscard } from './when.js';

/** What an attack does with itself: how strong it is, what stops it, where it goes. */

export const stronger = (by: number): Does =>
  effect(text('says-stronger', { by: signed(by) }), game => game.attack.strengthen(by));

/** Stronger, or weaker, for each of something that is counted when it is played. */
export const strongerPer = (by: number, unit: Each): Does =>
  effect(text('says-stronger-per', { by: signed(by), unit: unit.says }), (game, event) =>
    game.attack.strengthen(by * unit.of(game, event)),
  );

/** Stronger for each Keeper that fits and that its player has in play. */
export const strongerPerKeeper = (by: number, which: Filter = anyCard): Does =>
  strongerPer(by, keepersOf('mine', which));

/** Stronger where something holds. */
export const strongerIf = (by: number, when: When): Does => ifSo(when, stronger(by));

/** Stronger where the top card of one's own discard pile fits. */
export const strongerIfDiscardTop = (by: number, which: Filter): Does => strongerIf(by, topOfMyDiscard(which));

/** Stronger where the top card of the opponent's discard pile fits. */
export const strongerIfTheirDiscardTop = (by: number, which: Filter): Does => strongerIf(by, topOfTheirDiscard(which));

/** Turns up one's own top card: stronger where it fits. */
export const strongerIfDeckTop = (by: number, which: Filter): Does =>
  effect(text('says-stronger-if-top', { by: signed(by), which: which.says }), game => {
    const top = game.reveal.top();
    if (top !== null && which.fits(game.card(top))) game.attack.strengthen(by);
  });

/** Stronger where its player shows a card that fits from the hand. */
export const strongerIfShown = (by: number, which: Filter): Does =>
  effect(text('says-stronger-if-shown', { by: signed(by), card: noun('card', which) }), function* (game) {
    if (yield* game.reveal.mayFromHand(which)) game.attack.strengthen(by);
  });

/** Icons do not stop it. */
export const unblockable: Does = effect(text('says-unblockable'), game => game.attack.cannotBeBlocked('anywhere'));

/** Icons do not stop it, where something holds. */
export const unblockableIf = (when: When): Does => ifSo(when, unblockable);

/** Icons that lie there do not stop it. */
export const unblockableFrom = (from: BlocksFrom): Does =>
  effect(text(`says-unblockable-from-${from}`), game => game.attack.cannotBeBlocked(from));

/** Unblockable where its player shows a card that fits from the hand. */
export const unblockableIfShown = (which: Filter): Does =>
  effect(text('says-unblockable-if-shown', { card: noun('card', which) }), function* (game) {
    if (yield* game.reveal.mayFromHand(which)) game.attack.cannotBeBlocked('anywhere');
  });

/** Once the first point has not been blocked, nothing blocks the rest. */
export const pierces: Does = effect(text('says-pierces'), game => game.attack.pierce());

export const returnsToHand: Does = effect(text('says-returns-to-hand'), game => game.attack.returnToHand());

export const shufflesSelfIn: Does = effect(text('says-shuffles-self-in'), game => game.attack.shuffleIn());

export const putsSelfOnDeck = (place: 'top' | 'bottom'): Does =>
  effect(text(`says-puts-self-on-${place}`), game => game.attack.putOnDeck(place));
