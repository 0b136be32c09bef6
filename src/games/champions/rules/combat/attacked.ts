import type { Arg } from '../../../../kernel/index.js';
import type { EnemyAttack } from '../../events.js';
import type { Match } from '../match.js';

/** Whether an attack is at an ally itself and not at a player: nobody defends the ally (W1-409). */
export const isAtAlly = ({ ally, target }: EnemyAttack): boolean => ally !== undefined && ally === target;

/** The ally that an attack is at itself; undefined where a player is attacked, or the ally has left. */
export function attackedAlly(match: Match, attack: EnemyAttack): Arg | undefined {
  const one = isAtAlly(attack) ? match.find(attack.target) : undefined;
  return one === undefined ? undefined : match.name(one);
}
