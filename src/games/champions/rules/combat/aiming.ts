import type { Seat } from '../../../../kernel/index.js';
import type { PlayerAttack } from '../../events.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { isBanned } from '../table/values.js';
import { canDamage, canLoseThreat, mayAttack } from './targets.js';

/** A player's attack at its beginning. */
export const attackOf = (character: number, seat: Seat, basic: boolean): PlayerAttack => ({
  type: 'attack',
  character,
  seat,
  basic,
  overkill: false,
  bonus: 0,
  targets: [],
  damaged: [],
  defeated: [],
});

/** Enemies that a character of that player may aim a basic attack at. */
export function attackTargets(match: Match, seat: Seat, character: InPlay): InPlay[] {
  const targets: InPlay[] = [];
  for (const { one } of match.board.enemies) if (isTarget(match, seat, character, one)) targets.push(one);
  return targets;
}

/** Whether there is any. */
export function mayAttackSome(match: Match, seat: Seat, character: InPlay): boolean {
  for (const { one } of match.board.enemies) if (isTarget(match, seat, character, one)) return true;
  return false;
}

const isTarget = (match: Match, seat: Seat, character: InPlay, enemy: InPlay): boolean =>
  canDamage(match, enemy, match.card(character.card)) && mayAttack(match, seat, enemy);

/** Whether a character may thwart at all. */
export const mayThwart = (match: Match, character: InPlay): boolean => !isBanned(match, 'thwart', character, null);

/** Schemes that can lose threat: by a thwart, unless said otherwise. */
export function thwartTargets(match: Match, thwart = true): InPlay[] {
  const targets: InPlay[] = [];
  for (const { one } of match.board.schemes) if (canLoseThreat(match, one, thwart)) targets.push(one);
  return targets;
}

/** Whether there is any. */
export function mayThwartSome(match: Match): boolean {
  for (const { one } of match.board.schemes) if (canLoseThreat(match, one, true)) return true;
  return false;
}
