import type { Seat } from '../../../../kernel/index.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { statOf } from '../table/values.js';
import { attackOf } from './enemy.js';

/** With how much ATK an enemy would attack a player, as things stand: some have more of it only while they attack. */
export function attackAhead(match: Match, enemy: InPlay, seat: Seat, isDefended: boolean): number {
  const { attacks } = match.state;
  const { identity } = match.player(seat);
  const attack = attackOf(match, enemy.id, seat, identity);
  attacks.push(isDefended ? { ...attack, defender: identity, defending: seat } : attack);
  const strength = statOf(match, enemy, 'attack');
  attacks.pop();
  return strength;
}
