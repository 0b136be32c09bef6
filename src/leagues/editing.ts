import { isDeepStrictEqual } from 'node:util';
import type { LeagueEvent, Line } from './events.js';
import { fold, type Night } from './night.js';
import { CHANGEABLE, CHANGEABLE_UNDER_WAY, type Change } from './plan.js';
import { REGRET } from './progress.js';
import { LeagueRefused } from './refused.js';

/** A change of a plan as it is written down. @throws LeagueRefused for what cannot be changed any more */
export function edited(night: Night, change: Change): LeagueEvent {
  if (night.ended !== null) throw new LeagueRefused('league-over');
  const free: readonly string[] = night.phase === 'running' ? CHANGEABLE_UNDER_WAY : CHANGEABLE;
  if (Object.keys(change).some(key => !free.includes(key))) throw new LeagueRefused('league-edit-begun');
  // Decks are named at sign-up: players already on the list have named none.
  const locks = change.deckLock === true && !night.plan.deckLock;
  if (locks && night.entrants.length > 0) throw new LeagueRefused('league-edit-decks');
  if (Object.entries(change).every(([key, value]) => isDeepStrictEqual(value, night.plan[key as keyof Change])))
    throw new LeagueRefused('league-edit-same');
  return { type: 'edited', change };
}

/** What the change with this number made another. @throws LeagueRefused once that was ten minutes ago, or it is another again */
export function planBefore(id: string, lines: readonly Line[], n: number, now: number): Change {
  const line = lines.find(one => one.n === n);
  if (line?.event.type !== 'edited') throw new LeagueRefused('league-unknown');
  if (now >= line.at + REGRET) throw new LeagueRefused('league-edit-closed');
  const { change } = line.event;
  const isAgain = ({ n: later, event }: Line): boolean =>
    later > n && event.type === 'edited' && Object.keys(event.change).some(key => key in change);
  if (lines.some(isAgain)) throw new LeagueRefused('league-edit-again');
  const { plan } = fold(
    id,
    lines.filter(one => one.n < n),
  );
  return Object.fromEntries(CHANGEABLE.filter(key => key in change).map(key => [key, plan[key]]));
}
