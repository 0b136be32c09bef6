import { type Outcome, type Text, text } from '../../../../kernel/index.js';
import type { ChampionsState } from '../../state.js';
import { type Match, Over } from '../match.js';

// One of each is enough: nobody reads where they came from, and finding that out is dear.
const WON = new Over('the players have won');
const LOST = new Over('the players have lost');

/** The players win, here and now. */
export function win(match: Match): never {
  const { players } = match.state;
  match.state.outcome = { places: players.map(() => 1), reason: text('end-villain-defeated'), together: 'won' };
  match.dealer.log({ id: 'log-won', why: { rule: 'winning' } });
  throw WON;
}

/** The players lose, here and now. */
export function lose(match: Match, reason: string): never {
  match.state.outcome = lost(match.state, text(reason));
  match.dealer.log({ id: 'log-lost', args: { why: text(reason) }, why: { rule: 'winning' } });
  throw LOST;
}

/** What comes of a lost match, for all who sat down. */
export const lost = ({ players }: ChampionsState, reason: Text): Outcome => ({
  places: players.map(() => 2),
  reason,
  together: 'lost',
});
