import type { Seat } from '../../../kernel/index.js';
import type { CardOf, PowerType } from '../card.js';
import { type Place, placesOf, type Team } from '../state.js';
import { standingsOf } from './ask.js';
import { rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';

/** The type an attack has: its hero's (SM-1). */
export const typeOf = (match: Match, place: Place): PowerType => match.hero(place).type;

/** The rival heroes that a hero may attack: not those that are immune to its type, shielded, hidden or guarded (SM-1). */
export function targetsOf(match: Match, seat: Seat, attacker: Place): Standing[] {
  const type = typeOf(match, attacker);
  const cards = match.team(seat).hand.length;
  return standingsOf(match, rivalsOf(match, seat)).filter(({ seat: rival, place }) => {
    const team = match.team(rival);
    if (place.shieldedUntil > team.turns) return false;
    // What a stunned hero can do does not help it.
    if (match.passive(place, 'immune')?.to.includes(type) === true) return false;
    if (match.passive(place, 'hidden') !== undefined && activeOf(team).length > 1) return false;
    if (isGuarded(match, team, place)) return false;
    return cards > (match.passive(place, 'costly')?.cards ?? 0);
  });
}

/** Whether an active teammate draws attacks away from a hero. Stunned heroes are nobody's business to guard. */
const isGuarded = (match: Match, team: Team, place: Place): boolean =>
  !place.stunned &&
  match.passive(place, 'guard') === undefined &&
  activeOf(team).some(other => match.passive(other, 'guard') !== undefined);

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
  typeOf(match, place) === type || match.passive(place, 'wild') !== undefined;

/** The active heroes that a Loot fits; none while the team has one (SM-11). */
export function lootable(match: Match, seat: Seat, card: CardOf<'loot'>): Place[] {
  const team = match.team(seat);
  if (placesOf(team).some(({ loot }) => loot !== null)) return [];
  return activeOf(team).filter(place => counts(match, place, card.type));
}
