import type { Preview } from '../../../../kernel/index.js';
import { instanceOf } from '../../../../tabletop/index.js';
import type { Match } from '../match.js';

/** What is said of a card in play where it can be chosen: what it does there. One that lies face down tells nothing. */
export function described(match: Match, key: string): Partial<Preview> {
  const one = match.find(instanceOf(key));
  if (one === undefined || one.facedown) return {};
  const { says, saysInPlay, saysBriefly } = match.def(one);
  const isBrief = saysInPlay === says && saysBriefly !== null && saysBriefly !== says;
  return { effect: saysInPlay, ...(isBrief && { gist: saysBriefly }) };
}
