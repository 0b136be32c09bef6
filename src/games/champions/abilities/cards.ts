import { text } from '../../../kernel/index.js';
import type { Filter } from '../../../tabletop/index.js';
import type { Amount, Does, Event, Unit } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import { counting, effect, ifKnown, numberOf, unless } from './making.js';

/** Cards of hands, decks and discard piles. */

const NO_CARDS = text('unable-draw');
const NO_DECK = text('unable-deck');

/** Cards for you. */
export const draws = (count: Amount): Does =>
  effect(
    counting('says-draw', count),
    (game, event) => {
      game.deck.draw(numberOf(count, game, event));
    },
    {
      able: game => unless(game.players.canDraw(game.me), NO_CARDS),
      changes: (game, event) => ifKnown(count, game, event, known => game.ahead.draw(known)),
    },
  );

const drawing = (game: Game) => game.players.inOrder.filter(seat => game.players.canDraw(seat));

/** Cards for a player of your choice. */
export const playerDraws = (count: number): Does =>
  effect(
    counting('says-player-draws', count),
    function* (game) {
      const seat = yield* game.ask.player(drawing(game));
      if (seat !== null) game.deck.draw(count, seat);
    },
    { able: game => unless(drawing(game).length > 0, NO_CARDS) },
  );

/** A random card of your hand is discarded. */
export const discardsRandom: Does = effect(
  text('says-discard-random'),
  game => {
    game.hand.discardRandom();
  },
  { able: game => unless(game.you.hand.length > 0, text('unable-hand')) },
);

/** So many cards from the top of your deck are discarded. */
export const discardsTop = (count: Amount): Does =>
  effect(counting('says-discard-top', count), (game, event) => {
    game.deck.discardTop(numberOf(count, game, event));
  });

/** The top card of your deck is discarded, once for each of something. */
export const discardsTopPer = (unit: Unit<Game, Event>): Does =>
  effect(text('says-discard-top-for', { whom: unit.says }), (game, event) => {
    game.deck.discardTop(unit.of(game, event));
  });

/** Looks through your deck for a card that fits, for your hand. */
export const searchesDeck = (which: Filter<Card>): Does =>
  effect(text('says-search-deck', { which: which.says }), game => game.deck.search(which.fits), {
    able: game => unless(game.you.deck.length > 0, NO_DECK),
  });

/** Looks at so many cards from the top of your deck: one goes to your hand, the others are discarded. */
export const takesOneOfTop = (count: number): Does =>
  effect(counting('says-take-one-of-top', count), game => game.deck.lookAtTop(count), {
    able: game => unless(game.you.deck.length > 0, NO_DECK),
  });
