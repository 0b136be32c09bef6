import { copy, type Random, type Seat, type Viewer } from '../../kernel/index.js';
import type { Pool } from './card.js';
import { HEROES, MOST_SMASH } from './decks/check.js';
import { hide } from './rules/zones.js';
import { type Instance, placesOf, type SmashState, type Team } from './state.js';

/**
 * The same table to a viewer, with all that is hidden from them dealt anew: their own stack and deck in another order,
 * and of the others any cards that a legal deck could still hold.
 */
export function sample(state: SmashState, pool: Pool, viewer: Viewer, random: Random): SmashState {
  const dealt = copy(state);
  for (const [seat, team] of dealt.teams.entries()) {
    if (seat === viewer) {
      shuffleCards(team.stack, random);
      shuffleCards(team.deck, random);
      continue;
    }
    const open = openCards(dealt, seat, team);
    const hidden = hiddenCards(pool, open);
    deal([team.stack], random.shuffle(hidden.heroes), hidden.heroes, random);
    deal([team.hand, team.deck], random.shuffle(hidden.others), hidden.others, random);
  }
  return dealt;
}

/** Cards of a player that lie open anywhere. */
function openCards(state: SmashState, seat: Seat, team: Team): string[] {
  const loot = state.teams.flatMap(placesOf).flatMap(place => place.loot ?? []);
  return [
    ...placesOf(team).map(({ hero }) => hero),
    ...team.defeated,
    ...team.discard,
    ...[...loot, ...(state.battle?.cards ?? [])].filter(({ owner }) => owner === seat),
  ].map(({ card }) => card);
}

/** What a player may hold beside the open cards: one of each, and Smash cards up to their number. */
function hiddenCards(pool: Pool, open: readonly string[]): { heroes: string[]; others: string[] } {
  const heroes: string[] = [];
  const others: string[] = [];
  const smash = [...pool.values()].filter(({ kind }) => kind === 'smash').map(({ id }) => id);
  const left = MOST_SMASH - open.filter(card => smash.includes(card)).length;
  for (let at = 0; at < left && smash.length > 0; at++) others.push(smash[at % smash.length] as string);
  for (const { id, kind } of pool.values()) {
    if (kind === 'smash' || open.includes(id)) continue;
    (kind === 'hero' ? heroes : others).push(id);
  }
  return { heroes: heroes.length > 0 ? heroes : open.slice(0, HEROES), others };
}

/** Other cards under the same ids: an id is where a card lies, not which it is. */
function deal(zones: readonly Instance[][], fresh: string[], any: readonly string[], random: Random): void {
  const left = [...fresh];
  for (const zone of zones)
    for (const [at, instance] of zone.entries())
      zone[at] = { ...instance, card: left.pop() ?? (any.length > 0 ? random.pick(any) : instance.card) };
}

function shuffleCards(zone: Instance[], random: Random): void {
  const cards = random.shuffle(zone.map(instance => instance.card));
  for (const [at, instance] of zone.entries()) zone[at] = { ...instance, card: cards[at] as string };
}

/** Every stack and deck in a fresh order: after a move was taken back by consent. */
export function redeal(state: SmashState, random: (stream: string) => Random): void {
  for (const [seat, { stack, deck }] of state.teams.entries()) {
    random(`stack of seat ${seat}`).shuffle(stack);
    random(`deck of seat ${seat}`).shuffle(deck);
    for (const instance of [...stack, ...deck]) hide(state, instance);
  }
}
