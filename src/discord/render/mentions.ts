import { userMention } from 'discord.js';
import type { Seat } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';

/** People by name, who are called where the message allows it. */
export const mentions = (users: readonly string[]): string => users.map(user => userMention(user)).join(' ');

/** The players of these seats. */
export const playersAt = ({ seats }: MatchRow, which: readonly Seat[]): string[] =>
  which.flatMap(seat => seats[seat]?.player ?? []);

/** Who sits there. */
export const mentionAt = (match: MatchRow, seat: Seat): string => mentions(playersAt(match, [seat]));
