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
export const attackTargets = (match: Match, seat: Seat, character: InPlay): InPlay[] =>
  match.inPlay(
    ({ kind }, one) =>
      (kind === 'villain' || kind === 'minion') &&
      canDamage(match, one, match.card(character.card)) &&
      mayAttack(match, seat, one),
  );

/** Whether a character may thwart at all. */
export const mayThwart = (match: Match, character: InPlay): boolean => !isBanned(match, 'thwart', character, null);

export const thwartTargets = (match: Match): InPlay[] =>
  match.inPlay(
    ({ kind }, one) => (kind === 'main_scheme' || kind === 'side_scheme') && canLoseThreat(match, one, true),
  );
