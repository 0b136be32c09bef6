import type { Seat } from '../../kernel/index.js';
import { seatOf } from '../../matches/matches.js';
import { Refused } from '../../matches/refused.js';
import type { MatchRow } from '../../store/port.js';
import type { Click } from '../define/people.js';
import type { House } from '../house.js';

/** The match that a click means, and where the person sits there. @throws Refused */
export async function mine(
  interaction: Click,
  id: string,
  house: House,
): Promise<{ readonly match: MatchRow; readonly seat: Seat }> {
  const match = await house.matches.row(id);
  const seat = seatOf(match, interaction.user.id);
  if (seat === null) throw new Refused('not-at-table');
  return { match, seat };
}
