import type { InPlay, Status } from '../../state.js';
import type { Match } from '../match.js';

/** Gives a status card. A character has at most one of each; true where it is new. */
export function give(match: Match, character: InPlay, status: Status): boolean {
  if (character.statuses.includes(status)) return false;
  character.statuses.push(status);
  match.dealer.log({ id: `log-${status}`, args: { what: match.name(character) }, why: { rule: status } });
  return true;
}

/** Takes a status card off; true where there was one. `spent`: it has done what it is there for. */
export function shed(match: Match, character: InPlay, status: Status, spent = true): boolean {
  const at = character.statuses.indexOf(status);
  if (at < 0) return false;
  character.statuses.splice(at, 1);
  const id = spent ? `log-${status}-spent` : `log-${status}-removed`;
  match.dealer.log({ id, args: { what: match.name(character) }, why: { rule: status } });
  return true;
}
