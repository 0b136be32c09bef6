import type { Seat } from '../../../kernel/index.js';
import type { Condition, Deed, Heroes, Teams } from '../card.js';
import { placesOf, seatsFrom } from '../state.js';
import { standingsOf } from './ask.js';
import { isLast, rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';
import { activeOf, typeOf } from './targets.js';

/** What an effect belongs to: a card, its player, and the hero on whose behalf it acts. */
export interface Source {
  readonly seat: Seat;
  readonly card: string;
  /** The hero's instance; null for a Story. */
  readonly hero: number | null;
  /** The instance of the rival hero it has just fought. */
  readonly foe?: number | undefined;
  /** What it is, for heroes that are safe from it. */
  readonly as?: 'story' | 'super' | 'power';
  /** Teams that have warded it off. */
  readonly spared?: readonly Seat[];
}

/** Every hero that an effect could mean now. What it would not change is left out, and so is a choice that loses the game (SM-6). */
export function meant(match: Match, source: Source, deed: Deed, to: Heroes): Standing[] {
  const { pick, type, other } = to;
  const state = to.state ?? (deed === 'stun' ? 'active' : deed === 'revive' ? 'stunned' : undefined);
  return standingsOf(match, seatsMeant(match, source, to)).filter(
    ({ seat, place }) =>
      (pick !== 'this' || place.hero.id === source.hero) &&
      (pick !== 'foe' || place.hero.id === source.foe) &&
      (other !== true || place.hero.id !== source.hero) &&
      (state === undefined || (state === 'stunned') === place.stunned) &&
      (type === undefined || match.hero(place).type === type) &&
      !(deed === 'defeat' && pick === 'one' && seat === source.seat && isLast(match, seat)) &&
      source.spared?.includes(seat) !== true &&
      !isSafe(match, place, source),
  );
}

function seatsMeant(match: Match, { seat }: Source, { team, pick }: Heroes): Seat[] {
  if (pick === 'this') return [seat];
  if (pick === 'foe') return rivalsOf(match, seat);
  if (team === 'mine') return [seat];
  return team === 'rivals' ? rivalsOf(match, seat) : seatsFrom(match.state, seat);
}

/** Whether a hero is safe from what a card is. */
export function isSafe(match: Match, place: Standing['place'], { as }: Source): boolean {
  if (as === undefined) return false;
  return match.passives(place).some(held => held.is === 'safe' && held.from === as);
}

/** The teams an effect means, clockwise from its player; `rival` is any of them that its player could choose. */
export function teamsMeant(match: Match, { seat, spared = [] }: Source, who: Teams): Seat[] {
  if (who === 'mine') return [seat];
  const rivals = rivalsOf(match, seat).filter(other => !spared.includes(other));
  return who === 'all' ? [seat, ...rivals] : rivals;
}

/** Whether a condition holds for a team. */
export function holds(match: Match, { seat, hero }: Source, is: Condition): boolean {
  const team = match.team(seat);
  switch (is.if) {
    case 'heroes':
      return placesOf(team).filter(place => place.stunned === (is.state === 'stunned')).length >= is.least;
    case 'defeated':
      return team.defeated.length >= is.least;
    case 'type':
      return activeOf(team).some(place => place.hero.id !== hero && typeOf(match, place) === is.type);
    case 'behind': {
      const mine = placesOf(team).length;
      return rivalsOf(match, seat).some(rival => placesOf(match.team(rival)).length > mine);
    }
  }
}
