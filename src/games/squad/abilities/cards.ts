import { text } from '../../../kernel/index.js';
import type { Does, Filter } from '../card.js';
import type { OfTurn } from '../events.js';
import { anyCard, noun } from '../filters.js';
import { effect } from './making.js';

/** Cards of hands, decks and discard piles. */

/** The opponent discards cards of their own choice. */
export const theyDiscard = (count: number): Does =>
  effect(text('says-they-discard', { count }), game => game.hand.discard(game.them, count));

/** A player discards the whole hand. */
export const discardsHand = (whose: 'mine' | 'theirs'): Does =>
  effect(text(`says-discards-hand-${whose}`), game => game.hand.discardAll(whose === 'mine' ? game.me : game.them));

/** The opponent's deck is discarded, all of it or half of it. */
export const discardsTheirDeck = (part: 'all' | 'half'): Does =>
  effect(text(`says-discards-deck-${part}`), game => {
    const { length } = game.theirs.deck;
    game.deck.discardTop(game.them, part === 'all' ? length : Math.ceil(length / 2));
  });

/** The player whose turn begins or ends draws, or discards. */
export const turnPlayerDraws = (count: number): Does<OfTurn> =>
  effect(text('says-turn-player-draws', { count }), (game, { seat }) => game.deck.draw(count, seat));

export const turnPlayerDiscards = (count: number): Does<OfTurn> =>
  effect(text('says-turn-player-discards', { count }), (game, { seat }) => game.hand.discard(seat, count));

/** Its player discards cards of their own choice. */
export const iDiscard = (count: number): Does =>
  effect(text('says-i-discard', { count }), game => game.hand.discard(game.me, count));

/** Looks at the opponent's hand, and a card that fits is discarded from it. */
export const discardsSeen = (which: Filter): Does =>
  effect(text('says-discards-seen', { card: noun('card', which) }), game => game.hand.discardSeen(which));

/** Looks at the opponent's hand, and every card there that fits is discarded. */
export const discardsAllSeen = (which: Filter): Does =>
  effect(text('says-discards-all-seen', { cards: noun('cards', which) }), game => game.hand.discardAllSeen(which));

export const looksAtTheirHand: Does = effect(text('says-looks-at-hand'), game => {
  game.look.atHand();
});

/** Looks at the top card of a deck. */
export const looksAtTop = (whose: 'mine' | 'theirs'): Does =>
  effect(text(`says-looks-at-top-${whose}`), game => {
    game.look.atTops(whose === 'mine' ? game.me : game.them, 1);
  });

/** Looks at the top card of one's own deck, and leaves it there or puts it under the deck. */
export const looksAndPlaces: Does = effect(text('says-looks-and-places'), function* (game) {
  const [top] = game.look.atTops(game.me, 1);
  if (top !== undefined) yield* game.deck.putOnTopOrBottom(top, game.me);
});

/** Puts the top card of one's own discard pile into one's hand where it fits. */
export const takesTopOfDiscard = (which: Filter): Does =>
  effect(
    which === anyCard ? text('says-takes-top-discard') : text('says-takes-top-discard-if', { which: which.says }),
    game => game.discard.takeTop(which),
  );

/** Turns up one's own top card, and puts it into one's hand where it fits. */
export const takesTopOfDeck = (which: Filter): Does =>
  effect(text('says-takes-top', { which: which.says }), game => {
    const top = game.reveal.top();
    if (top !== null && which.fits(game.card(top))) game.hand.take(top, game.mine.deck);
  });
