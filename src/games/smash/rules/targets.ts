import { type Seat, type Text, text } from '../../../kernel/index.js';
import type { CardOf } from '../card.js';
import type { PowerType, SourceKind } from '../printed.js';
import { type Place, placesOf, type Team } from '../state.js';
import { standingsOf } from './ask.js';
import { rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';

/** The type an attack has: its hero's (SM-1). */
export const typeOf = (match: Match, place: Place): PowerType => match.hero(place).type;

/** Whether attacks of a hero cannot be countered by another's type. */
export function isSwift(match: Match, attacker: Place, defender: Place): boolean {
  const type = typeOf(match, defender);
  return match.passives(attacker).some(held => held.swift?.(type));
}

interface Attack {
  /** Whether a card of the hand is attacked with: then it cannot be discarded for the attack as well. */
  readonly withCard?: boolean;
  /** Teams that have warded the attack off beforehand. */
  readonly spared?: readonly Seat[] | undefined;
  /** What kind of card makes it where none is played for it: heroes that are safe from such cards are no targets (SM-C14). */
  readonly as?: SourceKind | undefined;
  /** How many cards its team holds by then; left out, those it holds now. */
  readonly held?: number;
}

/** The rival heroes that a hero may attack: not those that are immune to its type, safe, shielded, hidden or guarded (SM-1, SM-C9, SM-C14). */
export function targetsOf(match: Match, seat: Seat, attacker: Place, attack: Attack = {}): Standing[] {
  const targets: Standing[] = [];
  for (const rival of rivalsOf(match, seat)) {
    if (attack.spared?.includes(rival) === true) continue;
    const open: Standing[] = [];
    for (const place of match.team(rival).places)
      if (place !== null && barOf(match, seat, attacker, rival, place, attack) === null)
        open.push({ seat: rival, place });
    for (const one of open) if (coverOf(match, open, one.place) === null) targets.push(one);
  }
  return targets;
}

/**
 * Whether a hero may attack anybody. Where any hero of a team can be attacked by itself, so can one be of its team: what
 * guards or hides others is a target then.
 */
export function hasTarget(match: Match, seat: Seat, attacker: Place, attack: Attack = {}): boolean {
  for (const rival of rivalsOf(match, seat)) {
    if (attack.spared?.includes(rival) === true) continue;
    for (const place of match.team(rival).places)
      if (place !== null && barOf(match, seat, attacker, rival, place, attack) === null) return true;
  }
  return false;
}

/** What keeps a hero from being attacked by itself; null where nothing does. Stunned heroes have no such powers. */
function barOf(
  match: Match,
  seat: Seat,
  attacker: Place,
  rival: Seat,
  place: Place,
  { withCard = false, as, held: cards = match.team(seat).hand.length }: Attack,
): 'shield' | 'immune' | 'safe' | 'costly' | null {
  if (place.shieldedUntil > match.team(rival).turns) return 'shield';
  const held = match.passives(place);
  if (held.length === 0) return null;
  const type = typeOf(match, attacker);
  let cost = 0;
  let bar: 'immune' | 'safe' | null = null;
  for (const one of held) {
    if (one.immune?.(type) === true) return 'immune';
    if (one.safe !== undefined && one.safe === as) bar = 'safe';
    cost += one.costly ?? 0;
  }
  if (bar !== null || cost === 0) return bar;
  const spare = cards - (withCard ? 1 : 0);
  return spare < cost ? 'costly' : null;
}

/** How many cards attacking a hero costs besides. */
export function costOf(match: Match, place: Place): number {
  let cost = 0;
  for (const { costly } of match.passives(place)) cost += costly ?? 0;
  return cost;
}

/** What of its team keeps an active hero from being attacked, among those that could be: a guard, or its hiding. Who guards does not hide (SM-C13). */
function coverOf(match: Match, open: readonly Standing[], place: Place): 'guard' | 'hidden' | null {
  if (place.stunned || match.has(place, 'guard')) return null;
  const hides = match.has(place, 'hidden');
  let cover: 'hidden' | null = null;
  for (const other of open) {
    if (other.place === place || other.place.stunned) continue;
    if (match.has(other.place, 'guard')) return 'guard';
    if (hides && !match.has(other.place, 'hidden')) cover = 'hidden';
  }
  return cover;
}

/** Notes the powers that have kept an attack off some heroes. */
export function noteCovers(match: Match, seat: Seat, attacker: Place, attack: Attack): void {
  for (const rival of rivalsOf(match, seat)) {
    const all = standingsOf(match, [rival]);
    if (all.every(({ place }) => match.passives(place).length === 0)) continue;
    const bars = all.map(({ place }) => barOf(match, seat, attacker, rival, place, attack));
    const open = all.filter((_, at) => bars[at] === null);
    for (const [at, { place }] of all.entries()) {
      const bar = bars[at];
      if (bar === 'immune' || bar === 'safe') match.took(place, bar);
      const cover = bars[at] === null ? coverOf(match, open, place) : null;
      if (cover === 'hidden') match.took(place, 'hidden');
      if (cover === 'guard')
        for (const other of open) if (match.has(other.place, 'guard')) match.took(other.place, 'guard');
    }
  }
}

export const activeOf = (team: Team): Place[] =>
  team.places.filter(place => place !== null && !place.stunned) as Place[];

/** The active heroes that may stand second to a lead for a Team-Up (SM-2, SM-3). */
export function secondsFor(match: Match, seat: Seat, lead: Place, card: CardOf<'team-up'>): Place[] {
  return match.team(seat).places.filter(place => place !== null && isSecond(match, lead, place, card)) as Place[];
}

/** Whether there is any such hero. */
export function hasSecond(match: Match, seat: Seat, lead: Place, card: CardOf<'team-up'>): boolean {
  for (const place of match.team(seat).places) if (place !== null && isSecond(match, lead, place, card)) return true;
  return false;
}

function isSecond(match: Match, lead: Place, second: Place, { types: [one, other] }: CardOf<'team-up'>): boolean {
  if (second.stunned || second === lead) return false;
  if (match.state.teamUpTypes === 'any') return true;
  return (
    (counts(match, lead, one) && counts(match, second, other)) ||
    (counts(match, lead, other) && counts(match, second, one))
  );
}

/** Whether a hero counts as a type, for Team-Ups and Loot. */
export const counts = (match: Match, place: Place, type: PowerType): boolean =>
  typeOf(match, place) === type || match.has(place, 'wild');

/** The active heroes that a Loot fits; none while the team has one (SM-11). */
export function lootable(match: Match, seat: Seat, card: CardOf<'loot'>): Place[] {
  const { places } = match.team(seat);
  const fit: Place[] = [];
  for (const place of places) {
    if (place === null) continue;
    if (place.loot !== null) return [];
    if (!place.stunned && counts(match, place, card.type)) fit.push(place);
  }
  return fit;
}

/** Why a Loot fits none of a team's heroes. */
export const whyNotLootable = (match: Match, seat: Seat): Text =>
  text(placesOf(match.team(seat)).some(({ loot }) => loot !== null) ? 'why-second-loot' : 'why-loot');
