import type { Play, Seat } from '../../../../kernel/index.js';
import type { Form } from '../../state.js';
import type { Match } from '../match.js';
import { isBanned } from './values.js';

/** The other side of a double-faced card, by printed id: sides are `…a` and `…b`. */
export const otherSide = (card: string): string => card.slice(0, -1) + (card.endsWith('a') ? 'b' : 'a');

/** Whether a player could change form at all. */
export const mayChangeForm = (match: Match, seat: Seat): boolean =>
  !isBanned(match, 'change form', match.identity(seat), null);

/** A player flips their identity, if nothing keeps them from it. It stays as ready, as hurt and as equipped as it was. */
export function* changeForm(match: Match, seat: Seat): Play {
  if (!mayChangeForm(match, seat)) return;
  const identity = match.identity(seat);
  match.turn(identity, otherSide(identity.card));
  // Its constant abilities begin.
  if (match.card(identity.card).modifies !== undefined) match.dealer.effect(identity.card);
  const to: Form = match.isHero(seat) ? 'hero' : 'alter-ego';
  match.tell('log-form', seat, identity.card, { rule: 'forms' });
  yield* match.announce({ type: 'form', seat, to });
}
