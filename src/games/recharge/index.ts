import { countedFrom, type Game, type OwnCards, type ReadyDeck, type Seat, text } from '../../kernel/index.js';
import { type Card, cardFrom, type Pool } from './card.js';
import { cards } from './cards/index.js';
import { catalogue } from './catalogue.js';
import { build } from './decks/build.js';
import { check } from './decks/check.js';
import { ready } from './decks/ready.js';
import { drama } from './drama.js';

import { counting } from './facts.js';
import { opponentsWith } from './opponents/index.js';
import { type RechargeOptions, rechargeOptions, rechargeRulesets, SEATS, SETTINGS } from './options.js';
import { orders } from './orders.js';
import { read, write } from './position/index.js';
import { rulebook } from './rulebook.js';
import { leave } from './rules/leave.js';
import { looking, Match } from './rules/match.js';
import { ratingOf } from './rules/rating.js';
import { setup } from './rules/setup.js';
import { next } from './rules/turn.js';
import { redeal, sample } from './sample.js';
import { stalemate } from './stalemate.js';
import { type RechargeState, seatsFrom, steps } from './state.js';
import { view } from './view.js';
import { type CardData, cardSchema } from './written.js';

/** Marvel Recharge with a pool of cards. Tests and private sets bring pools of their own. */
export function rechargeWith(
  list: readonly Card[],
  decks: readonly ReadyDeck[] = ready,
): Game<RechargeState, RechargeOptions> {
  const pool: Pool = new Map(list.map(card => [card.id, card]));
  return {
    id: 'recharge',
    title: text('game'),
    seats: SEATS,
    options: rechargeOptions,
    rulesets: rechargeRulesets.map(id => ({
      id,
      title: text(`ruleset-${id}`),
      options: rechargeOptions.parse(SETTINGS[id]),
    })),
    leaving: 'boundary',
    inPlay: state => seatsFrom(state, 0),
    setup,
    next: dealer => next(dealer, pool),
    outcome: state => state.outcome,
    stalemate,
    leave: (dealer, seat) => leave(new Match(dealer, pool), seat),
    view: (state, viewer) => view(state, pool, rates(state, pool), viewer),
    sample: (state, viewer, random) => sample(state, { pool, ready: decks }, viewer, random),
    redeal,
    decks: {
      ready: decks,
      check: (deck, options) => check(deck, options, pool),
      build: (_options, random, wanted) => build(pool, random, wanted),
      survey: { group: 'kind', counted: ['points', 'colour'] },
      playset: 10,
    },
    position: { read: (json, options) => read(json, options, pool), write, steps },
    drama,
    facts: (log, decks) => countedFrom(log, decks, counting),
    opponents: opponentsWith(pool),
    ownCards: ownCards(list),
    cards: catalogue(list),
    rules: rulebook,
    orders,
  };
}

/** Cards of one's own come as data, beside those there are. */
const ownCards = (list: readonly Card[]): OwnCards<RechargeState, RechargeOptions> => ({
  schema: cardSchema,
  check: () => [],
  with: (set, decks) => ({
    ...rechargeWith([...list, ...(set.cards as unknown as readonly CardData[]).map(cardFrom)], [...ready, ...decks]),
    set,
  }),
});

/** What anybody reads off the table: nothing is drawn, asked or logged for it. */
const rates = (state: RechargeState, pool: Pool): ((seat: Seat) => number) => {
  const match = looking(state, pool);
  return seat => ratingOf(match, seat);
};

export const recharge = rechargeWith(cards);
