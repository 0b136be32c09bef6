import { text } from '../../../kernel/index.js';
import type { Cost, Does } from '../behaviour.js';
import type { Card } from '../card.js';
import type { Game } from '../effect/index.js';
import type { InPlay, Instance } from '../state.js';
import { cost, type counting, effect, unless } from './making.js';

/** Cards of your own that are looked for, come back, or lie elsewhere. */

const NO_DECK = text('unable-deck');
const NO_PILE = text('unable-pile');
const NO_HAND = text('unable-hand');
const NONE = text('unable-none');

/** Discards from the top of your deck until a card of your identity's own set comes, for your hand. */
export const digsForOwn: Does = effect(
  text('says-dig-own'),
  game => {
    const { set } = game.cards.of(game.you.identity);
    game.deck.digFor(card => card.faction === 'hero' && card.set === set);
  },
  { able: game => unless(game.you.deck.length > 0, NO_DECK) },
);

/** A card of your discard pile, of your choice, goes under your deck; then you draw. */
export const recycles: Does = effect(
  text('says-recycle'),
  function* (game) {
    const one = yield* game.ask.card(game.you.discard, 'shuffle in', 'ask-recycle');
    if (one === null) return;
    game.deck.putUnder(one);
    game.deck.draw(1);
  },
  { able: game => unless(game.you.discard.length > 0, NO_PILE) },
);

const others = (game: Game): Instance[] => game.you.hand.filter(({ id }) => !game.self.is(id));

/** A card of your hand goes face down on this card. */
export const tucks: Does = effect(
  text('says-tuck'),
  function* (game) {
    const one = yield* game.ask.card(others(game), 'tuck', 'ask-tuck');
    if (one !== null) game.hand.putUnder(one);
  },
  { able: game => unless(others(game).length > 0, NO_HAND) },
);

/** Up to so many of the cards that lie face down on this card go to your hand. */
export const takesTucked = (most: number): Does =>
  effect(
    text('says-take-tucked', { most }),
    function* (game) {
      const under = game.self.here?.under ?? [];
      game.hand.takeFromUnder(yield* game.ask.cards(under, 1, Math.min(most, under.length), 'take tucked'));
    },
    { able: game => unless((game.self.here?.under.length ?? 0) > 0, NONE) },
  );

/** The event that you have just played goes to your hand. */
export const returnsPlayed: Does = effect(
  text('says-return-played'),
  (game, event) => {
    const played = playedEvent(game, event);
    if (played !== undefined) game.discard.toHand(played);
  },
  { able: (game, event) => unless(playedEvent(game, event) !== undefined, NO_PILE) },
);

const playedEvent = (game: Game, event: Parameters<Does['run']>[1]): Instance | undefined =>
  event?.type === 'play' ? game.you.discard.find(({ id }) => id === event.target) : undefined;

const ofYours = (game: Game, id: string): InPlay | undefined =>
  game.table.inPlay((card, one) => card.id === id && one.controller === game.me)[0];

/** Your card of a printed id goes from play to your hand: as what is done, or as part of a cost. */
export const returnsYours = (id: string): Cost =>
  cost(
    text('says-return', { card: { card: id } }),
    game => unless(ofYours(game, id) !== undefined, text('unable-there', { card: { card: id } })),
    function* (game) {
      const one = ofYours(game, id);
      if (one !== undefined) yield* game.play.discard(one, 'hand');
    },
  );

/** Your card of a printed id is discarded, from your hand or from play. */
export const discardsYours = (id: string): Does =>
  effect(
    text('says-discard-yours', { card: { card: id } }),
    function* (game) {
      const inPlay = ofYours(game, id);
      const held = game.you.hand.find(({ card }) => card === id);
      if (inPlay !== undefined) yield* game.play.discard(inPlay);
      else if (held !== undefined) game.hand.discard(held.id);
    },
    {
      able: game => unless(ofYours(game, id) !== undefined || game.you.hand.some(({ card }) => card === id), NONE),
    },
  );

/** Half of your hand, of your choice, rounded down, is discarded. */
export const discardsHalfHand: Does = effect(
  text('says-discard-half'),
  function* (game) {
    const count = Math.floor(game.you.hand.length / 2);
    for (const { id } of yield* game.ask.discards(game.you.hand, count, count)) game.hand.discard(id);
  },
  { able: game => unless(game.you.hand.length > 1, NO_HAND) },
);

/** Discards X cards from hand, as many as there may be enemies to aim at. Which is in `game.use.discarded`. */
export const discardPerEnemy: Cost = cost(
  text('cost-discard-x'),
  game => unless(others(game).length > 0, NO_HAND),
  function* (game) {
    const most = Math.min(others(game).length, Math.max(1, game.use.targets.length));
    const gone = yield* game.ask.discards(others(game), 1, most);
    game.use.discarded = gone.map(({ card }) => card);
    for (const { id } of gone) game.hand.discard(id);
  },
  { fromHand: true },
);

/** Puts a card of your hand into play that fits, without playing it, and then discards this card. */
export const swapsFor = (says: Parameters<typeof counting>[0], fits: (game: Game, card: Card) => boolean): Does => {
  const able = (game: Game): Instance[] =>
    game.you.hand.filter(({ card }) => {
      const found = game.cards.byId(card);
      return fits(game, found) && !game.cards.isDouble(found);
    });
  return effect(
    text(says),
    function* (game) {
      const one = yield* game.ask.card(able(game), 'search', 'ask-put');
      if (one === null) return;
      yield* game.play.putUnderControl(game.hand.take(one));
      yield* game.play.discardThis();
    },
    { able: game => unless(able(game).length > 0, NONE) },
  );
};
