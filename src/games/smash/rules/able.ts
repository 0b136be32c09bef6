import type { Effect } from '../card.js';
import { placesOf } from '../state.js';
import { isLast, rivalsOf } from './heroes.js';
import type { Match, Standing } from './match.js';
import { holds, meant, type Source, teamsMeant } from './meant.js';
import { activeOf, hasTarget } from './targets.js';

/** Whether effects can change anything as the table stands, told from what their player knows (SM-C4). */
export const canChange = (match: Match, source: Source, effects: readonly Effect[] = []): boolean =>
  effects.some(effect => can(match, source, effect));

function can(match: Match, source: Source, effect: Effect): boolean {
  const team = match.team(source.seat);
  const rivals = rivalsOf(match, source.seat).map(seat => match.team(seat));
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return meant(match, source, effect.do, effect.to).length > 0;
    case 'attack':
      return attackers(match, source, effect).length > 0;
    case 'draw':
      return teamsMeant(match, source, effect.who).some(seat => {
        const { deck, discard } = match.team(seat);
        return deck.length + discard.length > 0;
      });
    case 'discard':
      // What rivals hold is hidden: any card of theirs may fit.
      return teamsMeant(match, source, effect.who).some(seat => match.team(seat).hand.length > 0);
    case 'take':
      return team.discard.some(({ card }) => fits(match, card, source, effect.kind));
    case 'look':
      return rivals.some(({ hand }) => hand.length > 0);
    case 'loot':
      return rivals.some(rival => placesOf(rival).some(({ loot }) => loot !== null));
    case 'summon':
      return team.stack.length > 0;
    case 'return':
      return team.defeated.length > 0;
    case 'leave':
      return !isLast(match, source.seat);
    case 'fresh hand':
      return true;
    case 'again':
      return !match.state.extra;
    case 'skip':
      return rivals.some(({ missing }) => missing === 'none');
    case 'flip':
      return canChange(match, source, effect.heads) || canChange(match, source, effect.tails);
    case 'when':
      return holds(match, source, effect.is) && canChange(match, source, effect.does);
    case 'choose':
      return effect.of.some(way => canChange(match, source, way));
  }
}

/** Whether a card of one's own discard pile may be taken by an effect: never the card that takes (SM-C23). */
export const fits = (match: Match, card: string, source: Source, kind: string | undefined): boolean =>
  card !== source.card && (kind === undefined || match.pool.get(card)?.kind === kind);

/** The heroes of a team that an attack of a card could be made by. */
export function attackers(match: Match, source: Source, { by }: Extract<Effect, { do: 'attack' }>): Standing[] {
  const { seat, hero, spared, as } = source;
  return activeOf(match.team(seat))
    .filter(place => by === 'one' || place.hero.id === hero)
    .filter(place => hasTarget(match, seat, place, { spared, as }))
    .map(place => ({ seat, place }));
}

/** Whether effects can do anything to teams other than their player's own: whether those may ward it off. */
export const touchesRivals = (effects: readonly Effect[] = []): boolean => effects.some(touches);

function touches(effect: Effect): boolean {
  switch (effect.do) {
    case 'stun':
    case 'defeat':
    case 'revive':
    case 'shield':
    case 'swap':
      return effect.to.pick === 'foe' || (effect.to.team !== 'mine' && effect.to.pick !== 'this');
    case 'draw':
    case 'discard':
    case 'fresh hand':
      return effect.who !== 'mine';
    case 'attack':
    case 'look':
    case 'loot':
    case 'skip':
      return true;
    case 'flip':
      return touchesRivals(effect.heads) || touchesRivals(effect.tails);
    case 'when':
      return touchesRivals(effect.does);
    case 'choose':
      return effect.of.some(touchesRivals);
    default:
      return false;
  }
}
