import type { Seat } from '../../../kernel/index.js';
import type { Effect } from '../card.js';
import { placesOf } from '../state.js';
import type { Match } from './match.js';

/**
 * Whether effects could take the last hero off a team whose stack is empty (SM-6). Told from what they may do at worst:
 * an effect that lets its player choose counts with every hero it could mean.
 */
export function couldEndOwn(match: Match, seat: Seat, effects: readonly Effect[]): boolean {
  const { stack } = match.team(seat);
  if (stack.length > 0) return false;
  return losses(match, seat, effects) >= placesOf(match.team(seat)).length;
}

function losses(match: Match, seat: Seat, effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => {
    switch (effect.do) {
      case 'defeat': {
        const { team, pick, state, type } = effect.to;
        if (team === 'rivals' && pick !== 'this') return sum;
        const meant = placesOf(match.team(seat)).filter(
          place =>
            (state === undefined || (state === 'stunned') === place.stunned) &&
            (type === undefined || match.hero(place).type === type),
        ).length;
        // Where heroes of every team may be chosen, nobody has to choose their own.
        if (pick === 'one' && team === 'all') return sum;
        return sum + (pick === 'all' ? meant : Math.min(1, meant));
      }
      case 'flip':
        return sum + Math.max(losses(match, seat, effect.heads ?? []), losses(match, seat, effect.tails ?? []));
      case 'when':
        return sum + losses(match, seat, effect.does);
      case 'choose':
        return sum + Math.min(...effect.of.map(({ does }) => losses(match, seat, does)));
      default:
        return sum;
    }
  }, 0);
}
