import type { Random, Sitting } from '../../../kernel/index.js';
import { listOf, newPile, renew } from '../../../tabletop/index.js';
import type { Pool } from '../card.js';
import type { SmashOptions } from '../options.js';
import { type Instance, type Place, placesOf, type SmashState, type Team } from '../state.js';
import { HAND } from './zones.js';

export const PLACES = 3;

/** A match before its first turn: stacks and decks shuffled, three heroes each, five cards each or more. A coin finds who begins. */
export function setup(
  { teamUpTypes, heroes, falls, first }: SmashOptions,
  seats: readonly Sitting[],
  random: (stream: string) => Random,
  pool: Pool,
): SmashState {
  const state: SmashState = {
    teamUpTypes,
    ...(falls !== undefined && { falls }),
    turn: 1,
    active: first ?? random('first player').int(seats.length),
    actions: 1,
    extra: false,
    begun: false,
    idle: 0,
    quiet: 0,
    battle: null,
    nextId: 1,
    teams: [],
    outcome: null,
    fallen: [],
    felledBy: null,
    concededAt: 0,
  };
  for (const [seat, sitting] of seats.entries()) {
    const isHero = (id: string): boolean => pool.get(id)?.kind === 'hero';
    const pile = (stream: string, fits: (id: string) => boolean): Instance[] =>
      newPile(state, listOf(sitting.deck.cards, fits), seat, random(`${stream} of seat ${seat}`));
    const stack = pile('stack', isHero);
    // Heroes that are not dealt leave the match, and so do their Supers (SM-Q2).
    const away = new Set(
      heroes === undefined ? [] : stack.splice(0, Math.max(0, stack.length - heroes)).map(({ card }) => card),
    );
    const belongs = (id: string): boolean => {
      const card = pool.get(id);
      return card?.kind !== 'super' || !away.has(card.hero);
    };
    const deck = pile('deck', id => !isHero(id) && belongs(id));
    const team: Team = {
      stack,
      places: stack.splice(-PLACES).map(hero => standing(renew(state, hero))),
      defeated: [],
      deck,
      hand: [],
      discard: [],
      turns: 0,
      missing: 'none',
      out: false,
    };
    team.hand.push(...deck.splice(-firstHand(team, pool)).map(card => renew(state, card)));
    state.teams.push(team);
  }
  return state;
}

/** Five cards, and what the first heroes add (SM-C21). */
function firstHand(team: Team, pool: Pool): number {
  const heroes = placesOf(team).map(({ hero }) => pool.get(hero.card));
  const added = heroes.flatMap(card => (card?.kind === 'hero' ? card.passive : [])).map(({ hand = 0 }) => hand);
  return added.reduce((sum, hand) => sum + hand, HAND);
}

/** A hero that has just come to the table. */
export const standing = (hero: Instance): Place => ({
  hero,
  stunned: false,
  loot: null,
  readyAt: 0,
  shieldedUntil: 0,
});
