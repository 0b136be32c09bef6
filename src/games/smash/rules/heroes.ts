import { chooseOne, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Moment } from '../card.js';
import { type Instance, type Place, placesOf, seatsFrom } from '../state.js';
import { chooseCards } from './ask.js';
import { fallsOut } from './end.js';
import type { Match, Standing } from './match.js';
import { PLACES, standing } from './setup.js';
import { discard, hide, refill, take } from './zones.js';

/** Something that happened to a hero, for abilities that wait for it. */
export interface Happening {
  readonly on: Moment;
  readonly seat: Seat;
  readonly hero: Instance;
  /** The Loot it had when it happened. */
  readonly loot: Instance | null;
}

/** Turns a hero sideways. One that is stunned already stays so. Its team may give up cards instead, where it is sturdy. */
export function* stun(match: Match, { seat, place }: Standing): Play<Happening[]> {
  if (place.stunned) return [];
  if (yield* withstands(match, seat, place)) return [];
  const { loot } = place;
  dropLoot(match, place);
  place.stunned = true;
  match.dealer.log({
    id: 'log-stunned',
    args: { who: { seat }, card: { card: place.hero.card } },
    why: { rule: 'stunned' },
  });
  return [{ on: 'stunned', seat, hero: place.hero, loot }];
}

function* withstands(match: Match, seat: Seat, place: Place): Play<boolean> {
  const sturdy = match.passive(place, 'sturdy');
  const { hand } = match.team(seat);
  if (sturdy === undefined || hand.length < sturdy.cards) return false;
  const key = yield* chooseOne({
    seat,
    reason: 'withstand',
    question: text('ask-withstand', { card: { card: place.hero.card }, count: sturdy.cards }),
    source: place.hero.card,
    options: ['withstand', 'stunned'].map(key => ({ key, label: text(`choose-${key}`, { count: sturdy.cards }) })),
    default: { pick: ['stunned'] },
  });
  if (key !== 'withstand') return false;
  const question = text('ask-discard', { card: { card: place.hero.card }, count: sturdy.cards });
  for (const card of yield* chooseCards({ seat, reason: 'discard', question }, hand, sturdy.cards))
    discard(match, take(hand, card.id));
  match.took(place, 'sturdy');
  match.dealer.log({
    id: 'log-withstood',
    args: { who: { seat }, card: { card: place.hero.card }, count: sturdy.cards },
    why: { card: place.hero.card },
  });
  refill(match, seat);
  return true;
}

/** Takes a hero off the table for good, and fills its place from the stack. */
export function* defeat(match: Match, { seat, place }: Standing): Play<Happening[]> {
  if (match.find(place.hero.id) === null) return [];
  const { loot } = place;
  dropLoot(match, place);
  leave(match, seat, place);
  match.team(seat).defeated.push(place.hero);
  match.dealer.log({
    id: 'log-defeated',
    args: { who: { seat }, card: { card: place.hero.card } },
    why: { rule: 'defeated' },
  });
  yield* fill(match, seat);
  if (placesOf(match.team(seat)).length === 0) fallsOut(match, seat);
  return [{ on: 'defeated', seat, hero: place.hero, loot }];
}

/** A hero goes from the table under its stack, and the next one comes. */
export function* swap(match: Match, { seat, place }: Standing): Play {
  dropLoot(match, place);
  leave(match, seat, place);
  const team = match.team(seat);
  team.stack.unshift(hide(match.state, place.hero));
  match.dealer.log({ id: 'log-swapped', args: { who: { seat }, card: { card: place.hero.card } } });
  yield* fill(match, seat);
}

function leave(match: Match, seat: Seat, place: Place): void {
  const { places } = match.team(seat);
  places[places.indexOf(place)] = null;
  // Places beyond three were only lent.
  while (places.length > PLACES && places.at(-1) === null) places.pop();
}

/** Turns a stunned hero upright. Its powers are there again from its player's next turn (SM-10). */
export function revive(match: Match, { seat, place }: Standing): Happening[] {
  if (!place.stunned) return [];
  place.stunned = false;
  place.readyAt = match.team(seat).turns + 1;
  match.dealer.log({
    id: 'log-revived',
    args: { who: { seat }, card: { card: place.hero.card } },
    why: { rule: 'revived' },
  });
  return [{ on: 'revived', seat, hero: place.hero, loot: null }];
}

/** Loot is discarded when its hero is stunned or leaves the table (SM-11). */
export function dropLoot(match: Match, place: Place): void {
  if (place.loot === null) return;
  discard(match, place.loot);
  match.dealer.log({ id: 'log-loot-gone', args: { card: { card: place.loot.card } }, why: { rule: 'loot' } });
  place.loot = null;
}

/** New heroes for empty places: with two empty ones the owner chooses which is filled first (SM-7). */
export function* fill(match: Match, seat: Seat): Play {
  const team = match.team(seat);
  for (;;) {
    const empty = team.places.flatMap((place, at) => (place === null ? [at] : []));
    if (empty.length === 0 || team.stack.length === 0) return;
    const hero = hide(match.state, take(team.stack, (team.stack.at(-1) as Instance).id));
    const at = yield* choosePlace(match, seat, hero, empty, team.stack.length);
    team.places[at] = standing(hero);
    match.dealer.show();
    match.dealer.log({ id: 'log-joins', args: { who: { seat }, card: { card: hero.card } }, why: { rule: 'places' } });
  }
}

/** Asked only where there is something to tell apart: another place stays empty or gets another hero. */
function* choosePlace(match: Match, seat: Seat, hero: Instance, empty: readonly number[], left: number): Play<number> {
  if (empty.length === 1) return empty[0] as number;
  match.dealer.show();
  const key = yield* chooseOne({
    seat,
    reason: 'place',
    question: text('ask-place', { card: { card: hero.card }, left }),
    options: empty.map(at => ({ key: `place-${at}`, label: text('place', { at: at + 1 }) })),
  });
  return empty.find(at => `place-${at}` === key) as number;
}

/** One more hero from the stack, in a place of its own where none is empty. */
export function* summon(match: Match, seat: Seat): Play<boolean> {
  const team = match.team(seat);
  if (team.stack.length === 0) return false;
  if (!team.places.includes(null)) team.places.push(null);
  yield* fill(match, seat);
  return true;
}

/** The seats of the rivals, clockwise. */
export const rivalsOf = (match: Match, seat: Seat): Seat[] =>
  seatsFrom(match.state, seat).filter(other => other !== seat);
