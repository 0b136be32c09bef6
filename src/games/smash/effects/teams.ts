import { z } from 'zod';
import type { Play, Seat } from '../../../kernel/index.js';
import { chooseTeam } from '../rules/ask.js';
import { rivalsOf } from '../rules/heroes.js';
import type { Match } from '../rules/match.js';
import type { Source } from '../rules/source.js';
import { asking } from './effect.js';

/** Teams that an effect means: `rival` is one that the player chooses. */
export const teams = z.enum(['mine', 'rival', 'rivals', 'all']);
export type Teams = z.output<typeof teams>;

/** The teams an effect means, clockwise from its player; `rival` is any of them that its player could choose. */
export function teamsMeant(match: Match, { seat, spared = [] }: Source, who: Teams): readonly Seat[] {
  if (who === 'mine') return [seat];
  const rivals = rivalsOf(match, seat).filter(other => !spared.includes(other));
  return who === 'all' ? [seat, ...rivals] : rivals;
}

/** Those it is sure to mean: not where one of several is chosen. */
export function surelyMeant(match: Match, by: Source, who: Teams): readonly Seat[] {
  const seats = teamsMeant(match, by, who);
  return who === 'rival' && seats.length > 1 ? [] : seats;
}

/** The teams an effect means, after its player has chosen where there is a choice. */
export function* chooseTeams(match: Match, by: Source, who: Teams): Play<readonly Seat[]> {
  const able = teamsMeant(match, by, who);
  if (who !== 'rival') return able;
  const chosen = yield* chooseRival(by, able);
  return chosen === null ? [] : [chosen];
}

/** Does something that nobody is asked about to each team an effect means: at once, unless one of them is chosen. */
export function toEach(match: Match, by: Source, who: Teams, run: (seat: Seat) => void): Play | undefined {
  if (who === 'rival') return toChosen(match, by, run);
  for (const seat of teamsMeant(match, by, who)) run(seat);
}

function* toChosen(match: Match, by: Source, run: (seat: Seat) => void): Play {
  for (const seat of yield* chooseTeams(match, by, 'rival')) run(seat);
}

/** The one rival that an effect means, by its player's choice; null where there is none. */
export const chooseRival = (by: Source, able: readonly Seat[]): Play<Seat | null> =>
  chooseTeam(asking(by, 'rival'), able);

/** How much of what happens to teams is good for one's own: less the more rivals get it as well. */
export function share(match: Match, by: Source, who: Teams): number {
  const seats = teamsMeant(match, by, who);
  const mine = seats.includes(by.seat) ? 1 : 0;
  return who === 'rival' ? -1 : mine - 0.6 * (seats.length - mine);
}
