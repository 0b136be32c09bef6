import type { Random, Seat, Sitting } from '../../../../kernel/index.js';
import { grouped, listOf, made, newPile, onceFor, shuffle } from '../../../../tabletop/index.js';
import type { Card } from '../../card.js';
import { type Stacked, stacks } from '../../lesson/stacks.js';
import { type ChampionsOptions, RANDOM_SET } from '../../options.js';
import {
  type ModularSet,
  modularSets,
  recommendedBy,
  scenarioOf,
  takesSets,
  villainsOf,
} from '../../scenarios/index.js';
import type { Brawl } from '../../scenarios/scenario.js';
import type { ChampionsState, Crew, Instance, Member, Owner, Player } from '../../state.js';
import type { Pool } from '../match.js';
import { newSecond, streamOf } from '../table/second.js';
import { fresh } from '../table/zones.js';

/** The identity among a deck's cards: its hero side. */
export const identityIn = (cards: Readonly<Record<string, number>>, pool: Pool): Card | undefined =>
  Object.keys(cards)
    .sort()
    .map(id => pool.get(id))
    .find(card => card?.kind === 'hero');

/**
 * A match before anything has been revealed: alter-egos up, decks shuffled, obligations in the encounter deck, nemesis
 * sets aside. Hands are drawn after the scenario's own set-up (step `opening`). A lesson's decks are stacked, and its villain
 * has one stage.
 */
export function setup(
  options: ChampionsOptions,
  seats: readonly Sitting[],
  random: (stream: string) => Random,
  pool: Pool,
): ChampionsState {
  const scenario = scenarioOf(options.scenario);
  const { first: stages, later: laterStages } = villainsOf(scenario, options.mode);
  const stacked = options.lesson === undefined ? null : stacks[options.lesson];
  const [scheme, ...laterSchemes] = scenario.schemes;
  const state: ChampionsState = {
    scenario: options.scenario,
    mode: options.mode,
    profile: options.profile,
    round: 0,
    step: { at: 'opening' },
    first: options.first ?? random('first player').int(seats.length),
    players: [],
    play: [],
    stages: stacked === null ? [...laterStages] : [],
    schemes: laterSchemes,
    acceleration: 0,
    encounter: { deck: [], discard: [] },
    resolving: [],
    attacks: [],
    lasting: [],
    removed: [],
    leaving: [],
    nextId: 1,
    outcome: null,
  };
  for (const card of [...stages, scheme as string]) state.play.push(inPlay(state, card, 'scenario'));
  for (const [seat, sitting] of seats.entries())
    state.players.push(player(state, seat, sitting, stacked, random, pool));
  const { deck } = state.encounter;
  if (stacked !== null) {
    deck.push(...pile(state, stacked.encounter, 'scenario'));
    return state;
  }
  if (!takesSets(scenario)) {
    state.crew = crewOf(state, scenario, pool, random);
    for (const one of state.players) one.nemesis = [];
    return state;
  }
  const expert = options.mode === 'expert' ? ['expert'] : [];
  const sets = [scenario.set, 'standard', ...expert, ...modulars(options, random)];
  deck.push(...sets.flatMap(set => copies(state, pool, set)));
  for (const [seat] of seats.entries()) deck.push(...copies(state, pool, setOf(state, pool, seat)));
  shuffle(state, deck, random('encounter deck'));
  return state;
}

/**
 * Several villains, each with a deck of its own. The first one is active: its deck is the encounter deck. Their own side
 * schemes are set aside until the main scheme's set-up.
 */
function crewOf(state: ChampionsState, { crew }: Brawl, pool: Pool, random: (stream: string) => Random): Crew {
  const members = crew.map(({ set }, at): Member => {
    const deck = copies(state, pool, set);
    shuffle(state, deck, random('encounter deck'));
    return { villain: state.play[at]?.id ?? null, cards: deckOf(pool, set), deck, discard: [] };
  });
  state.encounter.deck.push(...(members[0]?.deck.splice(0) ?? []));
  return { active: 0, members };
}

/** The encounter cards that lie in a deck, by their set. */
const dealtBySet = onceFor((pool: Pool) => grouped([...pool.values()].filter(isDealt), ({ set }) => set));

const dealtOf = (pool: Pool, set: string): readonly Card[] => dealtBySet(pool).get(set) ?? [];

/** Printed ids of the cards that belong to a villain's deck. */
export const deckOf = (pool: Pool, set: string): string[] => dealtOf(pool, set).map(({ id }) => id);

/** Encounter cards that lie in a deck: villains and main schemes have decks of their own, a villain's own scheme lies in none, and another face is no card. */
const isDealt = ({ faction, kind, signature, back }: Card): boolean =>
  faction === 'encounter' && kind !== 'villain' && kind !== 'main_scheme' && signature !== true && back !== true;

/** The modular sets of a match: those chosen, some by chance among the others; left open, the one that the scenario recommends. */
function modulars({ scenario, modular }: ChampionsOptions, random: (stream: string) => Random): readonly ModularSet[] {
  if (modular === undefined) return recommendedBy(scenarioOf(scenario));
  const named = modular.filter(choice => choice !== RANDOM_SET);
  if (named.length === modular.length) return named;
  const others = modularSets.map(({ id }) => id).filter(id => !named.includes(id));
  return [
    ...named,
    ...random('modular sets')
      .shuffle(others)
      .slice(0, modular.length - named.length),
  ];
}

const inPlay = (state: ChampionsState, card: string, owner: Owner) => fresh(state, { id: 0, card, owner }, owner);

const setOf = ({ players, play }: ChampionsState, pool: Pool, seat: Seat): string => {
  const identity = play.find(({ id }) => id === players[seat]?.identity);
  return pool.get(identity?.card ?? '')?.set ?? '';
};

/** The encounter cards of a set that lie in a deck, each as often as it comes. */
export function copies(state: ChampionsState, pool: Pool, set: string): Instance[] {
  const found: Instance[] = [];
  for (const card of dealtOf(pool, set))
    for (let copy = 0; copy < card.quantity; copy++) found.push(made(state, card.id, 'scenario'));
  return found;
}

function player(
  state: ChampionsState,
  seat: Seat,
  { deck }: Sitting,
  stacked: Stacked | null,
  random: (stream: string) => Random,
  pool: Pool,
): Player {
  const hero = identityIn(deck.cards, pool);
  if (hero === undefined) throw new Error(`seat ${seat} has no identity in its deck`);
  const identity = inPlay(state, hero.id.replace(/a$/, 'b'), seat);
  state.play.push(identity);
  const cards = listOf(deck.cards, id => id !== hero.id);
  return {
    ...emptyPlayer(identity.id),
    deck:
      stacked === null ? newPile(state, cards, seat, random(`deck of seat ${seat}`)) : pile(state, stacked.cards, seat),
    second: secondDeck(state, pool, identity.card, seat, random),
    nemesis: copies(state, pool, `${hero.set}_nemesis`),
  };
}

/** The second deck that an identity brings, shuffled; null where it brings none. */
function secondDeck(
  state: ChampionsState,
  pool: Pool,
  identity: string,
  seat: Seat,
  random: (stream: string) => Random,
): Player['second'] {
  const set = pool.get(identity)?.secondDeck;
  if (set === undefined) return null;
  const second = newSecond(state, pool, set, seat);
  shuffle(state, second.deck, random(streamOf(seat)));
  return second;
}

/** Stacks are written from the top, and piles lie the other way round. */
const pile = (state: ChampionsState, cards: readonly string[], owner: Owner): Instance[] =>
  [...cards].reverse().map(card => made(state, card, owner));

export const emptyPlayer = (identity: number): Player => ({
  identity,
  deck: [],
  hand: [],
  discard: [],
  second: null,
  dealt: [],
  nemesis: [],
  played: [],
  changedForm: false,
  eliminated: false,
});
