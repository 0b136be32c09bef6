import { text } from '../../../kernel/index.js';
import { type Filter, perform } from '../../../tabletop/index.js';
import type { Does, Unit, Whom } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import type { Look } from '../look/index.js';
import type { Instance } from '../state.js';
import { counting, effect, unless } from './making.js';
import { allOf } from './whom.js';

/** Cards that are found, put back and thrown away. */

const NO_CARDS = text('unable-hand');
const NO_SUCH = text('unable-take');

/** Your whole hand is discarded. */
export const discardsHand: Does = effect(text('says-discard-hand'), game => game.hand.discardAll(), {
  able: game => unless(game.you.hand.length > 0, NO_CARDS),
});

/** So many cards of your hand are discarded, of your choice: all of them where there are fewer. */
export const discardsFromHand = (count: number): Does =>
  effect(
    counting('says-discard-from-hand', count),
    function* (game) {
      const least = Math.min(count, game.you.hand.length);
      if (least === 0) return;
      for (const { id } of yield* game.ask.discards(game.you.hand, least, least)) game.hand.discard(id);
    },
    { able: game => unless(game.you.hand.length > 0, NO_CARDS) },
  );

/** Looks through your deck and discard pile for a card that fits, for your hand. */
export const searchesDeckAndDiscard = (which: Filter<Card>): Does =>
  effect(
    text('says-search-both', { which: which.says }),
    game => game.deck.search(which.fits, [...game.you.deck, ...game.you.discard]),
    { able: game => unless(game.players.canDraw(game.me), text('unable-deck')) },
  );

/** Looks at so many cards from the top of your deck for one that fits, for your hand. */
export const searchesTop = (count: number, which: Filter<Card>): Does =>
  effect(
    text('says-search-top', { count, which: which.says }),
    game => game.deck.search(which.fits, game.you.deck.slice(-count).reverse()),
    { able: game => unless(game.you.deck.length > 0, text('unable-deck')) },
  );

const lying = (game: Game, which: Filter<Card>) =>
  game.you.discard.filter(({ card }) => which.fits(game.cards.byId(card)));

/** A card that fits, of your choice, from your discard pile to your hand. */
export const takesFromDiscard = (which: Filter<Card>): Does =>
  effect(
    text('says-take-from-discard', { which: which.says }),
    function* (game) {
      const card = yield* game.ask.card(lying(game, which), 'search', 'ask-search');
      if (card !== null) game.discard.toHand(card);
    },
    { able: game => unless(lying(game, which).length > 0, NO_SUCH) },
  );

/** A card that fits, of your choice, from your discard pile into your deck, which is shuffled. */
export const shufflesOneBack = (which: Filter<Card>): Does =>
  effect(
    text('says-shuffle-one-back', { which: which.says }),
    function* (game) {
      const card = yield* game.ask.card(lying(game, which), 'shuffle in', 'ask-shuffle-in');
      if (card !== null) game.deck.shuffleIn([card]);
    },
    { able: game => unless(lying(game, which).length > 0, NO_SUCH) },
  );

/** Your top card is discarded, and what it prints says what happens; a wild resource says all of it. */
export const topCardDecides = (ways: Readonly<Record<'physical' | 'energy' | 'mental', Does>>): Does => {
  const { physical, energy, mental } = ways;
  const says = { physical: physical.says, energy: energy.says, mental: mental.says };
  return effect(text('says-top-decides', says), function* (game, event) {
    const [top] = game.deck.discardTop(1);
    const printed = top === undefined ? {} : game.cards.byId(top.card).resources;
    if (printed.physical ?? printed.wild) yield* perform(physical, game, event);
    if (printed.energy ?? printed.wild) yield* perform(energy, game, event);
    if (printed.mental ?? printed.wild) yield* perform(mental, game, event);
  });
};

/** Your top card is discarded; if it prints a physical resource, something happens. */
export const ifTopIsPhysical = (does: Does): Does =>
  effect(text('says-if-top-physical', { does: does.says }), function* (game, event) {
    const [top] = game.deck.discardTop(1);
    if (top !== undefined && game.resources.printedOn([top], 'physical') > 0) yield* perform(does, game, event);
  });

/** The dearest of those that are meant is discarded, of your choice among several. */
export const discardsDearest = (whom: Whom): Does =>
  effect(
    text('says-discard-dearest', { unit: whom.unit ?? whom.says }),
    function* (game) {
      const costs = allOf(game, whom).map(one => game.cards.of(one).cost ?? 0);
      const dearest = allOf(game, whom).filter(one => (game.cards.of(one).cost ?? 0) === Math.max(...costs));
      yield* game.play.discardOne(dearest);
    },
    { able: game => unless(allOf(game, whom).length > 0, text('unable-discard')) },
  );

/** Damage on this card. */
export const damageOnThis: Unit<Look> = {
  says: text('unit-damage-here'),
  of: look => look.self.here?.damage ?? 0,
};

/** Threat that lay on this card when it was used. */
export const threatHere: Unit<Game> = { says: text('unit-threat-here'), of: game => game.use.threat };

/** The dearest card of your hand is discarded; its printed cost comes as threat on the main scheme, or as damage to you (W1-404). */
export const discardsDearestCard = (becomes: 'threat' | 'damage'): Does =>
  effect(
    text(`says-discard-dearest-${becomes}`),
    function* (game) {
      const costOf = ({ card }: Instance): number => game.cards.byId(card).cost ?? 0;
      const most = Math.max(...game.you.hand.map(costOf));
      const dearest = game.you.hand.filter(one => costOf(one) === most);
      const lost = yield* game.ask.card(dearest, 'discard', 'ask-lose');
      if (lost === null) return;
      game.hand.discard(lost.id);
      if (becomes === 'damage') yield* game.damage.toYou(most);
      else yield* game.threat.place(most, game.table.mainScheme);
    },
    { able: game => unless(game.you.hand.length > 0, NO_CARDS) },
  );

/** This obligation stays before you, and what it says is so meanwhile. */
export const staysHere: Does = effect(text('says-stays'), () => undefined);
