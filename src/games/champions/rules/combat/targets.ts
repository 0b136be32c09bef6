import type { Seat } from '../../../../kernel/index.js';
import type { Card } from '../../card.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { otherSide } from '../table/form.js';
import { isBanned } from '../table/values.js';

/** Whether a guard keeps that player's characters from attacking the villain. */
export const isGuarded = (match: Match, seat: Seat): boolean =>
  match.board.ofKind('minion').some(({ one, card }) => one.engaged === seat && card.keywords.guard === true);

/** Whether that player's characters may attack an enemy. A guard keeps them from all villains (W1-206). */
export const mayAttack = (match: Match, seat: Seat, enemy: InPlay): boolean =>
  match.def(enemy).kind !== 'villain' || !(isGuarded(match, seat) || isTaunted(match, enemy));

/** Whether another villain draws all attacks to itself. */
const isTaunted = (match: Match, villain: InPlay): boolean =>
  match.state.crew !== undefined && match.board.having('taunts').some(({ one }) => one.host !== villain.id);

/** Whether a card's damage can be aimed at a character. */
export const canDamage = (match: Match, character: InPlay, source: Card | null): boolean =>
  !match.state.profile.cannotTakeDamageIsInvalidTarget || !isBanned(match, 'take damage', character, source);

/** Whether threat can be removed from a scheme, by a thwart or otherwise, and there is any. */
export function canLoseThreat(match: Match, scheme: InPlay, thwart = false): boolean {
  if (scheme.threat === 0) return false;
  if (match.def(scheme).kind === 'main_scheme' && match.board.crisis) return false;
  if (thwart && isBanned(match, 'be thwarted', scheme, null)) return false;
  return !isBanned(match, 'lose threat', scheme, null);
}

/** Whether a unique card of that title is in play already: an identity goes by its hero's name, and its alter-ego's below. */
export const isDouble = (match: Match, card: Card): boolean =>
  card.unique === true &&
  match.board.having('unique').some(({ card: other }) => {
    if (other.kind !== 'hero' && other.kind !== 'alter_ego') return isTitled(other, card.name, card.subname);
    const [face, back] = [other, match.pool.get(otherSide(other.id)) ?? other];
    const [hero, alterEgo] = face.kind === 'hero' ? [face, back] : [back, face];
    return isTitled(card, hero.name, alterEgo.name) || isTitled(card, face.name, face.subname);
  });

const isTitled = ({ name, subname }: Card, title: string, below: string | undefined): boolean =>
  name === title && subname === below;
