import { type Outcome, type Seat, text } from '../../../kernel/index.js';
import { type SmashState, seatsFrom } from '../state.js';
import type { Match } from './match.js';

/** A team without heroes is out; its cards leave play (SM-12). The last one standing wins. */
export function fallsOut(match: Match, seat: Seat, line = 'log-out'): void {
  const { state, dealer } = match;
  const team = match.team(seat);
  if (team.out) return;
  team.out = true;
  for (const zone of [team.stack, team.deck, team.hand, team.discard]) zone.length = 0;
  team.places = [];
  state.fallen.push(seat);
  dealer.log({ id: line, args: { who: { seat } }, why: { rule: 'elimination' } });
  const left = seatsFrom(state, 0);
  if (left.length <= 1) state.outcome = ranked(state, text('end-last-standing'));
}

/** Nobody could change anything for two full rounds: a draw among those who are left (SM-14). */
export function isStuck(state: SmashState): boolean {
  return state.idle >= 2 * seatsFrom(state, 0).length;
}

export function drawn(state: SmashState): void {
  state.outcome = ranked(state, text('end-stuck'));
}

/** Who is left shares the first place; the others come in the reverse order in which they went out. */
function ranked(state: SmashState, reason: Outcome['reason']): Outcome {
  const places = state.teams.map((_, seat) => {
    const fell = state.fallen.indexOf(seat);
    return fell < 0 ? 1 : state.teams.length - fell;
  });
  return { places, reason };
}
