import type { Seat } from '../../kernel/index.js';
import type { Look } from '../../matches/matches.js';
import { isPractice } from '../../opponents/index.js';

/** Whether somebody has the newest questions of a match before them anyway. */
export type Attends = (look: Look, person: string) => Promise<boolean>;

/** The people among those who sit there. */
export const peopleAt = ({ match }: Look, seats: readonly Seat[]): Seat[] =>
  seats.filter(seat => {
    const row = match.seats[seat];
    return row !== undefined && !isPractice(row);
  });

/** Those of these seats whose players have before them what they are asked. */
export async function attending(attends: Attends, look: Look, seats: readonly Seat[]): Promise<Seat[]> {
  const there = await Promise.all(
    seats.map(async seat => {
      const player = look.match.seats[seat]?.player ?? null;
      return player !== null && (await attends(look, player)) ? [seat] : [];
    }),
  );
  return there.flat();
}
