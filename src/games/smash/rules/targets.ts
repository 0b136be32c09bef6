import type { Seat } from '../../../kernel/index.js';
import type { CardOf } from '../card.js';
import type { PowerType, SourceKind } from '../printed.js';
import { type Place, placesOf, type Team } from '../state.js';
import { standingsOf } from './ask.js';
import { rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';

/** The type an attack has: its hero's (SM-1). */
export const typeOf = (match: Match, place: Place): PowerType => match.hero(place).type;

interface Attack {
  /** Whether a card of the hand is attacked with: then it cannot be discarded for the attack as well. */
  readonly withCard?: boolean;
  /** Teams that have warded the attack off beforehand. */
  readonly spared?: readonly Seat[] | undefined;
  /** What kind of card makes it where none is played for it: heroes that are safe from such cards are no targets (SM-C14). */
  readonly as?: SourceKind | undefined;
}

/** The rival heroes that a hero may attack: not those that are immune to its type, safe, shielded, hidden or guarded (SM-1, SM-C9, SM-C14). */
export const targetsOf = (match: Match, seat: Seat, attacker: Place, attack: Attack = {}): Standing[] =>
  rivalsOf(match, seat)
    .filter(rival => attack.spared?.includes(rival) !== true)
    .flatMap(rival => {
      const open = standingsOf(match, [rival]).filter(
        ({ place }) => barOf(match, seat, attacker, rival, place, attack) === null,
      );
      return open.filter(({ place }) => coverOf(match, open, place) === null);
    });

/**
 * Whether a hero may attack anybody. Where any hero of a team can be attacked by itself, so can one be of its team: what
 * guards or hides others is a target then.
 */
export const hasTarget = (match: Match, seat: Seat, attacker: Place, attack: Attack = {}): boolean =>
  rivalsOf(match, seat).some(
    rival =>
      attack.spared?.includes(rival) !== true &&
      match
        .team(rival)
        .places.some(place => place !== null && barOf(match, seat, attacker, rival, place, attack) === null),
  );

/** What keeps a hero from being attacked by itself; null where nothing does. Stunned heroes have no such powers. */
function barOf(
  match: Match,
  seat: Seat,
  attacker: Place,
  rival: Seat,
  place: Place,
  { withCard = false, as }: Attack,
): 'shield' | 'immune' | 'safe' | 'costly' | null {
  if (place.shieldedUntil > match.team(rival).turns) return 'shield';
  const held = match.passives(place);
  if (held.length === 0) return null;
  const type = typeOf(match, attacker);
  if (held.some(one => one.immune?.(type))) return 'immune';
  if (held.some(({ safe }) => safe !== undefined && safe === as)) return 'safe';
  const spare = match.team(seat).hand.length - (withCard ? 1 : 0);
  return spare < costOf(match, place) ? 'costly' : null;
}

/** How many cards attacking a hero costs besides. */
export const costOf = (match: Match, place: Place): number =>
  match.passives(place).reduce((sum, { costly = 0 }) => sum + costly, 0);

/** What of its team keeps an active hero from being attacked, among those that could be: a guard, or its hiding. Who guards does not hide (SM-C13). */
function coverOf(match: Match, open: readonly Standing[], place: Place): 'guard' | 'hidden' | null {
  if (place.stunned) return null;
  const others = open.filter(other => other.place !== place && !other.place.stunned);
  if (match.has(place, 'guard')) return null;
  if (others.some(other => match.has(other.place, 'guard'))) return 'guard';
  return match.has(place, 'hidden') && others.some(other => !match.has(other.place, 'hidden')) ? 'hidden' : null;
}

/** Notes the powers that have kept an attack off some heroes. */
export function noteCovers(match: Match, seat: Seat, attacker: Place, attack: Attack): void {
  for (const rival of rivalsOf(match, seat)) {
    const all = standingsOf(match, [rival]);
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

export const activeOf = (team: Team): Place[] => placesOf(team).filter(place => !place.stunned);

/** The active heroes that may stand second to a lead for a Team-Up (SM-2, SM-3). */
export function secondsFor(match: Match, seat: Seat, lead: Place, card: CardOf<'team-up'>): Place[] {
  const others = activeOf(match.team(seat)).filter(place => place !== lead);
  if (match.state.teamUpTypes === 'any') return others;
  const [one, other] = card.types;
  return others.filter(
    second =>
      (counts(match, lead, one) && counts(match, second, other)) ||
      (counts(match, lead, other) && counts(match, second, one)),
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
