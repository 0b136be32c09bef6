import type { Arg } from '../../../../kernel/index.js';
import type { InPlay, Status } from '../../state.js';
import type { Match } from '../match.js';

/** Gives a status card. A character has at most one of each; true where it is new. */
export function give(match: Match, character: InPlay, status: Status): boolean {
  if (character.statuses.includes(status)) return false;
  character.statuses.push(status);
  match.dealer.log({ id: `log-${status}`, args: { what: match.name(character) }, why: { rule: status } });
  return true;
}

/** How a status card goes. */
interface Shed {
  /** It has done what it is there for; true where that is left out. */
  readonly spent?: boolean;
  /** Whom its character would have attacked, were it not stunned. */
  readonly instead?: Arg;
}

/** Takes a status card off; true where there was one. */
export function shed(match: Match, character: InPlay, status: Status, { spent = true, instead }: Shed = {}): boolean {
  const at = character.statuses.indexOf(status);
  if (at < 0) return false;
  character.statuses.splice(at, 1);
  const how = spent ? 'spent' : 'removed';
  match.dealer.log({
    id: instead === undefined ? `log-${status}-${how}` : 'log-stunned-spent-attack',
    args: { what: match.name(character), ...(instead !== undefined && { who: instead }) },
    why: { rule: status },
  });
  return true;
}
