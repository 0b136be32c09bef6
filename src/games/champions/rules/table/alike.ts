import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';

/** Minions of which nobody could say which is which: in their order there is nothing to choose. */
export function allAlike(match: Match, minions: readonly InPlay[]): boolean {
  const [first, ...others] = minions;
  return first !== undefined && isBare(match, first) && others.every(one => isBare(match, one) && isSame(first, one));
}

const isSame = (one: InPlay, other: InPlay): boolean =>
  one.facedown === other.facedown &&
  one.owner === other.owner &&
  (one.facedown || one.card === other.card) &&
  one.damage === other.damage &&
  one.counters === other.counters &&
  one.exhausted === other.exhausted;

/** Nothing lies on it, and it has no status. */
const isBare = ({ state }: Match, { id, statuses, under, used }: InPlay): boolean =>
  statuses.length + under.length + Object.keys(used).length === 0 && !state.play.some(({ host }) => host === id);
