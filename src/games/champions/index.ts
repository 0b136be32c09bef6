import { type Game, text } from '../../kernel/index.js';

import type { Card } from './card.js';
import { cards } from './cards/index.js';
import { catalogue } from './catalogue.js';
import { build } from './decks/build.js';
import { COPIES, check } from './decks/check.js';
import { pair } from './decks/pair.js';
import { ready } from './decks/ready.js';
import { dramaWith } from './drama.js';
import { factsWith } from './facts.js';
import { lessons } from './lesson/index.js';
import { looking } from './looking.js';
import { opponentsWith } from './opponents/index.js';
import { type ChampionsOptions, championsOptions, RANDOM_SET } from './options.js';
import { orders } from './orders.js';
import { poolOf } from './pool.js';
import { read, write } from './position/index.js';
import { recapWith } from './recap.js';
import { report } from './report.js';
import { rulebook } from './rulebook.js';
import { next } from './rules/round/round.js';
import { setup } from './rules/round/setup.js';
import { redeal, sample } from './sample.js';
import { choosing, rulesets } from './scenarios/choosing.js';
import { recommendedBy, scenarioOf, takesSets } from './scenarios/index.js';
import { stalemateWith } from './stalemate.js';
import { type ChampionsState, steps } from './state.js';
import { view } from './view.js';

/** Marvel Champions with a pool of cards. Tests add cards of their own to the pool. */
export function championsWith(list: readonly Card[]): Game<ChampionsState, ChampionsOptions> {
  const pool = poolOf(list);
  return {
    id: 'champions',
    title: text('game'),
    seats: { min: 1, max: 4 },
    partners: true,
    options: championsOptions,
    rulesets,
    scenarios: choosing,
    varied: options => (takesSets(scenarioOf(options.scenario)) ? { ...options, modular: [RANDOM_SET] } : options),
    leaving: 'boundary',
    inPlay: ({ players }) => players.flatMap(({ eliminated }, seat) => (eliminated ? [] : [seat])),
    setup: (options, seats, random) => setup(options, seats, random, pool),
    next: dealer => next(dealer, pool),
    outcome: state => state.outcome,
    stalemate: stalemateWith(pool),
    leave({ state }, seat) {
      state.leaving.push(seat);
    },
    view: (state, viewer) => view(looking(state, pool), viewer),
    sample,
    redeal,
    decks: {
      ready,
      check: deck => check(deck, pool),
      pair: decks => pair(decks, pool),
      build: (_options, random, wanted) => build(pool, random, wanted),
      survey: { group: 'type', counted: ['cost', 'resource', 'aspect'], lead: 'set' },
      playset: COPIES,
    },
    position: { read: (json, options) => read(json, options, pool), write: state => write(state, pool), steps },
    drama: dramaWith(pool),
    recap: recapWith(pool),
    facts: factsWith(pool),
    effort: ({ seats }) =>
      seats.reduce((sum, done) => sum + (done['damage dealt'] ?? 0) + (done['threat removed'] ?? 0), 0),
    report: (state, told) => report(looking(state, pool), told),
    scenario: ({ scenario, mode, modular = recommendedBy(scenarioOf(scenario)) }) =>
      [scenario, mode, ...[...modular].sort()].join('/'),
    opponents: opponentsWith(pool),
    lessons,
    cards: catalogue(pool),
    rules: rulebook,
    orders,
  };
}

export const champions = championsWith(cards);
