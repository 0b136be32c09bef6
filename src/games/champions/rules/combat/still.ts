import type { EnemyAttack, Scheming } from '../../events.js';
import type { Match } from '../match.js';
import { frontOf } from '../table/faces.js';
import { isAtAlly } from './attacked.js';

/**
 * Whether the enemy is as it was when it began to act: a minion that left, or another villain stage, does not go on. One that
 * has flipped does, with the numbers of the face that is up (W1-104).
 */
export function isStill(match: Match, { enemy, card }: Pick<EnemyAttack | Scheming, 'enemy' | 'card'>): boolean {
  const one = match.find(enemy);
  if (one === undefined) return false;
  const now = match.def(one).id;
  return now === card || frontOf(match.pool, now) === frontOf(match.pool, card);
}

/** Whether an attack still has somebody to hit: a defender, or the ally or player attacked. Without, it is over (CH-C31). */
export const hasTarget = (match: Match, attack: EnemyAttack): boolean =>
  isAtAlly(attack)
    ? match.find(attack.target) !== undefined
    : attack.defending !== null || !match.player(attack.seat).eliminated;
