import type { Preview } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Match } from '../match.js';

/** What is said of a card in play where it can be chosen: what it does there. One that lies face down tells nothing. */
export function described(match: Match, key: string): Partial<Preview> {
  const one = match.find(instanceOf(key));
  if (one === undefined || one.facedown) return {};
  const { says, saysLater, saysBriefly } = match.def(one);
  const isBrief = saysLater === says && saysBriefly !== null && saysBriefly !== says;
  return { effect: saysLater, ...(isBrief && { gist: saysBriefly }) };
}
