import type { Arg } from '../../../../kernel/index.js';
import type { EnemyAttack } from '../../events.js';
import type { Match } from '../match.js';

/** The ally that an attack is aimed at itself (W1-409), as long as nobody defends it; undefined where a player is attacked. */
export function attackedAlly(match: Match, { target, defender }: EnemyAttack): Arg | undefined {
  const one = defender === null ? match.find(target) : undefined;
  return one !== undefined && match.def(one).kind === 'ally' ? match.name(one) : undefined;
}
