import { chooseOne, type Play, type Seat, text, type Why } from '../../../kernel/index.js';
import { renew } from '../../../tabletop/index.js';
import type { Moment } from '../printed.js';
import { type Instance, livesOf, type Place, seatsFrom, standingCount, teamOf } from '../state.js';
import { wantsPower } from './ask.js';
import { fallsOut } from './end.js';
import type { Match, Standing } from './match.js';
import { PLACES, standing } from './setup.js';
import type { Source } from './source.js';
import { dropLoot, handSize, widen } from './zones.js';

/** Something that happened to a hero, for abilities that wait for it. */
export interface Happening {
  readonly on: Moment;
  readonly seat: Seat;
  readonly hero: Instance;
  /** The Loot it had when it happened. */
  readonly loot: Instance | null;
  /** The rival hero it happened with, in a battle. */
  readonly foe?: number;
}

/** Turns a hero sideways. One that is stunned already stays so. `card`: the one that does it, where no battle does. */
export function* stun(match: Match, { seat, place }: Standing, card?: string): Play<Happening[]> {
  if (place.stunned || (yield* withstands(match, seat, place))) return [];
  const { loot } = place;
  dropLoot(match, place);
  place.stunned = true;
  match.tell('log-stunned', seat, place.hero.card, { rule: 'stunned', ...(card !== undefined && { card }) });
  return [{ on: 'stunned', seat, hero: place.hero, loot }];
}

/** A coin for each thing that makes a hero sturdy, until one saves it (SM-C34). */
function* withstands(match: Match, seat: Seat, place: Place): Play<boolean> {
  if (!match.has(place, 'sturdy')) return false;
  for (const card of match.bearers(place, 'sturdy')) if (yield* withstandsBy(match, seat, place, card)) return true;
  return false;
}

/** A sturdy hero's coin (heads: nothing happens to it), if its owner wants it flipped (SM-C29). */
function* withstandsBy(match: Match, seat: Seat, place: Place, card: string): Play<boolean> {
  const question = text('ask-sturdy', { card: { card: place.hero.card } });
  if (!(yield* wantsPower({ seat, card }, question))) return false;
  match.dealer.effect(card);
  match.dealer.show();
  const withstood = match.dealer.random('coin').coin();
  match.tell(withstood ? 'log-withstood' : 'log-not-withstood', seat, place.hero.card, { card });
  return withstood;
}

/**
 * Takes heroes off the table for good, all at once. Then empty places of those who play on are filled, and teams without
 * heroes are out, both clockwise from the team whose turn it is (SM-C8). `by`: the card that does it, and its player, who cannot lose by
 * that: one hero stays (SM-6). Left out for a battle, where `why` says what the log names.
 */
export function* defeat(
  match: Match,
  standings: readonly Standing[],
  {
    by,
    why = { rule: 'defeated', ...(by && { card: by.card }) },
  }: { by?: Pick<Source, 'seat' | 'card'>; why?: Why } = {},
): Play<Happening[]> {
  const there = standings.filter(({ place }) => match.find(place.hero.id) !== null);
  const going = there.filter(one => one.seat !== by?.seat || !endsOwn(match, there, one));
  if (going.length === 0) return [];
  const happened = going.map(one => falls(match, one, why));
  const seats = seatsFrom(match.state, match.state.active).filter(seat => going.some(one => one.seat === seat));
  const isOut = (seat: Seat): boolean => livesOf(match.state, match.team(seat)) <= 0;
  for (const seat of seats) if (!isOut(seat)) yield* fill(match, seat);
  for (const seat of seats)
    if (isOut(seat)) {
      const { length: waiting } = match.team(seat).stack;
      const line = standingCount(match.team(seat)) + waiting === 0 ? 'log-out' : 'log-out-fallen';
      fallsOut(match, seat, { line, to: by?.card ?? null });
    }
  return happened;
}

/** Whether a hero is the one that has to stay of a team that would be wiped out. */
function endsOwn(match: Match, all: readonly Standing[], one: Standing): boolean {
  const own = all.filter(({ seat }) => seat === one.seat);
  // As many stay as must: one where it would be all of them.
  if (own.indexOf(one) > own.length - livesOf(match.state, match.team(one.seat))) return false;
  noteSpared(match, one.place);
  return true;
}

/** A hero stays because its player would lose by their own card (SM-6). */
export function noteSpared(match: Match, { hero: { card } }: Place): void {
  match.dealer.log({ id: 'log-spared', args: { card: { card } }, why: { rule: 'own-loss' } });
}

function falls(match: Match, { seat, place }: Standing, why: Why): Happening {
  const { hero, loot } = place;
  match.state.quiet = 0;
  dropLoot(match, place);
  leave(match, seat, place);
  match.team(seat).defeated.push(hero);
  match.tell('log-defeated', seat, hero.card, why);
  return { on: 'defeated', seat, hero, loot };
}

/** A hero goes from the table under its stack, and the next one comes, also beside three others (SM-C12). */
export function* swap(match: Match, { seat, place }: Standing, card: string): Play {
  dropLoot(match, place);
  leave(match, seat, place);
  match.team(seat).stack.unshift(asNew(match, place.hero));
  match.tell('log-swapped', seat, place.hero.card, { rule: 'places', card });
  yield* join(match, seat);
  yield* fill(match, seat);
}

/**
 * A hero that goes into a stack, as a card of its own: what still speaks of the one that was there does not mean the one
 * that comes back (SM-C22).
 */
export const asNew = ({ state }: Match, hero: Instance): Instance => renew(state, { ...hero });

function leave(match: Match, seat: Seat, place: Place): void {
  const { places } = match.team(seat);
  places[places.indexOf(place)] = null;
  // Places beyond three were only lent.
  while (places.length > PLACES && places.at(-1) === null) places.pop();
}

/** Turns a stunned hero upright. Its powers are there again from its player's next turn (SM-10). */
export function revive(match: Match, { seat, place }: Standing): void {
  if (!place.stunned || match.find(place.hero.id) === null) return;
  place.stunned = false;
  place.readyAt = match.team(seat).turns + 1;
  match.tell('log-revived', seat, place.hero.card, { rule: 'revived' });
}

/** New heroes for a team with fewer than three: with two empty places the owner chooses which is filled first (SM-7). */
export function* fill(match: Match, seat: Seat): Play {
  const team = match.team(seat);
  while (team.stack.length > 0 && standingCount(team) < PLACES) yield* join(match, seat);
}

/** One more hero from the stack, in a place of its own where none is empty. False where the stack is empty. */
export function* summon(match: Match, seat: Seat): Play<boolean> {
  const team = match.team(seat);
  if (team.stack.length === 0) return false;
  yield* join(match, seat);
  return true;
}

function* join(match: Match, seat: Seat): Play {
  const team = match.team(seat);
  if (!team.places.includes(null)) team.places.push(null);
  match.dealer.show();
  const at = yield* choosePlace(match, seat, team.stack.at(-1) as Instance);
  const hero = renew(match.state, team.stack.pop() as Instance);
  const before = handSize(match, seat);
  team.places[at] = standing(hero);
  match.tell('log-joins', seat, hero.card, { rule: 'places' });
  widen(match, seat, before);
}

/** The owner chooses between empty places. Which is asked when there are several. */
function* choosePlace(match: Match, seat: Seat, { card }: Instance): Play<number> {
  const empty = match.team(seat).places.flatMap((place, at) => (place === null ? [at] : []));
  const key = yield* chooseOne({
    seat,
    reason: 'place',
    question: text('ask-place', { card: { card }, count: empty.length }),
    options: empty.map(at => ({ key: `place-${at}`, label: text('place', { at: at + 1 }) })),
  });
  return empty.find(at => `place-${at}` === key) as number;
}

/** The seats of the rivals, clockwise. */
export function rivalsOf(match: Match, seat: Seat): readonly Seat[] {
  const { state } = match;
  // Most tables have two teams.
  if (state.teams.length === 2) return teamOf(state, 1 - seat).out ? NOBODY : (ALONE[1 - seat] as readonly Seat[]);
  const seats = seatsFrom(state, seat);
  return seats[0] === seat ? seats.slice(1) : seats;
}
const NOBODY: readonly Seat[] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1]];

/** Whether a team would be out without one more of its heroes. */
export const isLast = (match: Match, seat: Seat): boolean => livesOf(match.state, match.team(seat)) === 1;
