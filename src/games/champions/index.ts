import { type CardEntry, type CardIndex, type Game, type Json, text } from '../../kernel/index.js';
import { steady } from './bot.js';
import type { Card } from './card.js';
import { cards } from './cards/index.js';
import { build } from './decks/build.js';
import { check } from './decks/check.js';
import { parse, print } from './decks/list.js';
import { ready } from './decks/ready.js';
import { facts } from './facts.js';
import { looking } from './looking.js';
import { type ChampionsOptions, championsOptions } from './options.js';
import { poolOf } from './pool.js';
import { read, write } from './position.js';
import { rulebook } from './rulebook.js';
import type { Pool } from './rules/match.js';
import { next } from './rules/round.js';
import { setup } from './rules/setup.js';
import { redeal, sample } from './sample.js';
import { scenarios } from './scenarios/index.js';
import type { ChampionsState } from './state.js';
import { factsOf, titleOf, view } from './view.js';

/** Marvel Champions with a pool of cards. Tests add cards of their own to the pool. */
export function championsWith(list: readonly Card[]): Game<ChampionsState, ChampionsOptions> {
  const pool = poolOf(list);
  return {
    id: 'champions',
    title: text('game'),
    seats: { min: 1, max: 4 },
    partners: true,
    options: championsOptions,
    rulesets: scenarios.flatMap(({ id: scenario }) =>
      (['standard', 'expert'] as const).map(mode => ({
        id: `${scenario}-${mode}`,
        title: text(`ruleset-${scenario}-${mode}`),
        options: { scenario, mode },
      })),
    ),
    leaving: 'boundary',
    undo: 'allowed',
    setup: (options, seats, random) => setup(options, seats, random, pool),
    next: dealer => next(dealer, pool),
    outcome: state => state.outcome,
    leave({ state }, seat) {
      state.leaving.push(seat);
    },
    view: (state, viewer) => view(looking(state, pool), viewer),
    sample,
    redeal,
    decks: {
      ready,
      check: deck => check(deck, pool),
      build: (_options, random, wanted) => build(pool, random, wanted),
      parse: written => parse(written, pool),
      print: deck => print(deck, pool),
    },
    position: { read: (json, options) => read(json, options, pool), write: state => write(state, pool) },
    facts,
    opponents: { steady },
    cards: indexOf(list, pool),
    rules: rulebook,
  };
}

function indexOf(list: readonly Card[], pool: Pool): CardIndex {
  const entries = new Map(list.map(card => [card.id, entryOf(card)]));
  return { all: [...pool.keys()].sort().map(id => entries.get(id) as CardEntry), get: id => entries.get(id) };
}

function entryOf(card: Card): CardEntry {
  return {
    id: card.id,
    title: titleOf(card),
    text: card.text ?? null,
    facts: factsOf(card),
    data: dataOf(card),
    keywords: [card.name, ...(card.subname === undefined ? [] : [card.subname]), ...card.traits, card.kind],
  };
}

/** The printed facts under the names of public card data; what is not printed is left out. */
function dataOf(card: Card): Readonly<Record<string, Json>> {
  const { id, kind, faction, set, resources, consequential, abilities } = card;
  const isScheme = kind === 'main_scheme' || kind === 'side_scheme';
  const starts = kind === 'side_scheme' || (kind === 'main_scheme' && card.threat !== null);
  const data: Record<string, Json | undefined> = {
    code: id,
    name: card.name,
    subname: card.subname,
    type_code: kind,
    faction_code: faction,
    set_code: set,
    stage: card.stage,
    traits: [...card.traits],
    is_unique: card.unique,
    quantity: card.quantity,
    deck_limit: card.deckLimit,
    cost: card.cost ?? undefined,
    attack: card.attack === 'X' ? -1 : (card.attack ?? undefined),
    thwart: card.thwart ?? undefined,
    defense: card.defense ?? undefined,
    recover: card.recover ?? undefined,
    scheme: card.scheme ?? undefined,
    attack_cost: consequential.attack || undefined,
    thwart_cost: consequential.thwart || undefined,
    health: card.hitPoints ?? undefined,
    health_per_hero: kind === 'villain' || undefined,
    hand_size: card.handSize || undefined,
    ...Object.fromEntries(Object.entries(resources).map(([type, amount]) => [`resource_${type}`, amount])),
    boost: card.boost || undefined,
    boost_star: abilities.some(({ type }) => type === 'boost') || undefined,
    ...(starts && {
      base_threat: kind === 'side_scheme' ? (card.threat ?? 0) : 0,
      base_threat_fixed: kind === 'main_scheme' || !card.perPlayer || undefined,
    }),
    threat: kind === 'main_scheme' ? (card.threat ?? undefined) : undefined,
    escalation_threat: card.escalation || undefined,
    ...(isScheme && {
      scheme_crisis: Number(card.crisis) || undefined,
      scheme_acceleration: Number(card.acceleration) || undefined,
      scheme_hazard: Number(card.hazard) || undefined,
    }),
  };
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined)) as Record<string, Json>;
}

export const champions = championsWith(cards);
