import type { Preview } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Match } from '../match.js';

/** What is said of a card in play where it can be chosen: what it does there. One that lies face down tells nothing. */
export function described(match: Match, key: string): Partial<Preview> {
  const one = match.find(instanceOf(key));
  return one === undefined || one.facedown ? {} : { effect: match.def(one).saysInPlay };
}
