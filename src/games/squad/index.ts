import { type Deck, type Game, text } from '../../kernel/index.js';
import type { Card } from './card.js';
import { cards } from './cards/index.js';
import { catalogue } from './catalogue.js';
import { build } from './decks/build.js';
import { COPIES, check, pairProblem } from './decks/check.js';
import { proposals } from './decks/propose.js';
import { readyDecks } from './decks/ready.js';
import { drama } from './drama.js';
import { facts } from './facts.js';
import { lessons } from './lesson/index.js';
import { opponentsWith } from './opponents/index.js';
import { optionsOf, type SquadOptions, squadOptions } from './options.js';
import { orders } from './orders.js';
import { poolOf } from './pool.js';
import { read, write } from './position/index.js';
import { questsOf } from './quests/index.js';
import { rulebook } from './rulebook.js';
import { concede } from './rules/concede.js';
import { setup } from './rules/setup.js';
import { next } from './rules/turn.js';
import { redeal, sample } from './sample.js';
import { stalemateWith } from './stalemate.js';
import { type SquadState, steps } from './state.js';
import { view } from './view.js';

/** Super Hero Squad with a pool of cards. Tests add cards of their own to the pool. */
export function squadWith(list: readonly Card[]): Game<SquadState, SquadOptions> {
  const pool = poolOf(list);
  const quests = questsOf(pool);
  const ready = readyDecks(pool, quests);
  return {
    id: 'squad',
    title: text('game'),
    seats: { min: 2, max: 2 },
    options: optionsOf(pool),
    rulesets: squadOptions.shape.ruleset
      .unwrap()
      .options.map(ruleset => ({ id: ruleset, title: text(`ruleset-${ruleset}`), options: { ruleset } })),
    leaving: 'at once',
    setup,
    next: dealer => next(dealer, pool),
    outcome: state => state.outcome,
    stalemate: stalemateWith(pool),
    leave: concede,
    view: (state, viewer) => view(state, pool, viewer),
    sample: (state, viewer, random, asked) => sample(state, { pool, ready }, viewer, random, asked),
    redeal,
    decks: {
      ready,
      check: (deck: Deck, options) => check(deck, options, pool),
      pair: ([one, other], options) =>
        one === undefined || other === undefined ? null : pairProblem(one, other, options),
      build: (_options, random, wanted) => build(pool, random, wanted),
      survey: { group: 'hero', counted: ['level', 'factor', 'block'], lead: 'hero' },
      playset: COPIES,
      proposals: proposals(pool),
    },
    position: { read: (json, options) => read(json, options, pool), write, steps },
    swapSides: (options, state) => ({ ...options, first: state.first === 0 ? 1 : 0 }),
    drama,
    facts: (log, decks) => facts(log, decks, pool),
    opponents: opponentsWith(pool),
    quests,
    lessons,
    cards: catalogue(pool),
    rules: rulebook,
    orders,
  };
}

export const squad = squadWith(cards);
