import { countedFrom, type Game, type OwnCards, type ReadyDeck, text } from '../../kernel/index.js';
import { type Card, cardFrom, type Pool } from './card.js';
import { cards } from './cards/index.js';
import { catalogue } from './catalogue.js';
import { build } from './decks/build.js';
import { check, MOST_SMASH } from './decks/check.js';
import { ready } from './decks/ready.js';
import { drama } from './drama.js';
import { counting } from './facts.js';
import { flaws } from './flaws.js';
import { opponentsWith } from './opponents/index.js';
import { SETTINGS, type SmashOptions, smashOptions, smashRulesets } from './options.js';
import { orders } from './orders.js';
import { read, write } from './position/index.js';
import { rulebook } from './rulebook.js';
import { setup } from './rules/setup.js';
import { leave, next } from './rules/turn.js';
import { redeal, sample } from './sample.js';
import { stalemate } from './stalemate.js';
import { type SmashState, seatsFrom, steps } from './state.js';
import { view } from './view.js';
import { type CardData, cardSchema } from './written.js';

/** Super Powered Smash Masters with a pool of cards. Tests and private sets bring pools of their own. */
export function smashWith(list: readonly Card[], decks: readonly ReadyDeck[] = ready): Game<SmashState, SmashOptions> {
  const pool: Pool = new Map(list.map(card => [card.id, card]));
  return {
    id: 'smash',
    title: text('game'),
    seats: { min: 2, max: 8 },
    options: smashOptions,
    rulesets: smashRulesets.map(id => ({ id, title: text(`ruleset-${id}`), options: SETTINGS[id] })),
    leaving: 'boundary',
    inPlay: state => seatsFrom(state, 0),
    setup: (options, seats, random) => setup(options, seats, random, pool),
    next: dealer => next(dealer, pool),
    outcome: state => state.outcome,
    stalemate,
    leave: (dealer, seat) => leave(dealer, pool, seat),
    view: (state, viewer) => view(state, pool, viewer),
    sample: (state, viewer, random, asked) => sample(state, { pool, ready: decks }, viewer, { random, asked }),
    redeal,
    decks: {
      ready: decks,
      check: deck => check(deck, pool),
      build: (_options, random, wanted) => build(pool, random, wanted),
      survey: { group: 'kind', counted: ['type'] },
      playset: MOST_SMASH,
    },
    position: { sides: 'teams', read: (json, options) => read(json, options, pool), write, steps },
    drama,
    facts: (log, decks) => countedFrom(log, decks, counting),
    opponents: opponentsWith(pool),
    ownCards: ownCards(list),
    cards: catalogue(pool),
    rules: rulebook,
    orders,
  };
}

/** Cards of one's own come as data, beside those there are. */
const ownCards = (list: readonly Card[]): OwnCards<SmashState, SmashOptions> => ({
  schema: cardSchema,
  check: own =>
    flaws(
      list,
      (own as readonly (CardData | null)[]).map(card => card && cardFrom(card)),
    ),
  with: (set, decks) => ({
    ...smashWith([...list, ...(set.cards as unknown as readonly CardData[]).map(cardFrom)], [...ready, ...decks]),
    set,
  }),
});

export const smash = smashWith(cards);
