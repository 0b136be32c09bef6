import { type Outcome, type Seat, text } from '../../../kernel/index.js';
import { placesOf, type SmashState, seatsFrom } from '../state.js';
import type { Match } from './match.js';
import { dropLoot } from './zones.js';

/**
 * Teams that give up end below all that fall in the action under way: who still played when they did outlasts them
 * (SM-C11). Those that are out already keep their places.
 */
export function concede({ state }: Match, seats: readonly Seat[]): void {
  for (const seat of seats) if (!hasFallen(state, seat)) state.fallen.splice(state.concededAt++, 0, [seat]);
}

const hasFallen = ({ fallen }: SmashState, seat: Seat): boolean => fallen.some(group => group.includes(seat));

/**
 * A team without heroes is out; its cards leave play (SM-12). The last one standing wins. `to`: the card that did it,
 * if it was one; all that fall to it in one action share their place (SM-C28).
 */
export function fallsOut(
  match: Match,
  seat: Seat,
  { line = 'log-out', to = null }: { line?: string; to?: string | null } = {},
): void {
  const { state, dealer } = match;
  const team = match.team(seat);
  if (team.out) return;
  const { leaving, left: gone } = dealer.envelope;
  concede(match, leaving);
  // Loot that was stolen goes back to its owner.
  for (const place of placesOf(team)) dropLoot(match, place);
  team.out = true;
  for (const zone of [team.stack, team.deck, team.hand, team.discard]) zone.length = 0;
  team.places = [];
  if (!hasFallen(state, seat)) {
    if (to !== null && to === state.felledBy) state.fallen.at(-1)?.push(seat);
    else state.fallen.push([seat]);
    state.felledBy = to;
  }
  // For those who are left it is another table: the rounds are recalculated (SM-14, SM-C7).
  state.idle = 0;
  state.quiet = 0;
  // Who has given up has done so, also if their last hero falls before they can be out (SM-C11).
  const said = [...leaving, ...gone].includes(seat) ? 'log-left' : line;
  dealer.log({ id: said, args: { who: { seat } }, why: { rule: 'elimination' } });
  const left = seatsFrom(state, 0);
  const [last] = left;
  if (last !== undefined && left.length === 1) state.outcome = ranked(state, reasonOf(state, last));
  // It stood before a team was out that had given up: that one has no share in it.
  else if (state.outcome !== null) state.outcome = ranked(state, state.outcome.reason);
}

/** Why the match ends with one team left: where that one has given up, the last to fall win. */
const reasonOf = (state: SmashState, last: Seat): Outcome['reason'] =>
  hasFallen(state, last) ? text('end-conceded', { who: { seat: last } }) : text('end-last-standing');

/** So many rounds without a defeat end a match: enough to go through any deck twice (SM-C7). */
const QUIET_ROUNDS = 100;
/** The turns of that kind that end a match of so many teams. */
export const mostQuiet = (teams: number): number => QUIET_ROUNDS * teams;
/** The turns in a row in which nobody could change anything that end it (SM-14). */
export const mostIdle = (teams: number): number => 2 * teams;

/** Nobody could change anything for two full rounds (SM-14), or lost a hero for a hundred (SM-C7): a draw among those who are left. */
export function stalemate(state: SmashState): void {
  const left = seatsFrom(state, 0).length;
  if (state.idle >= mostIdle(left)) state.outcome = ranked(state, text('end-stuck'));
  else if (state.quiet >= mostQuiet(left)) state.outcome = ranked(state, text('end-quiet', { rounds: QUIET_ROUNDS }));
}

/** Each team's place counts those that outlasted it. The teams that are left share the first. */
export function ranked(state: SmashState, reason: Outcome['reason']): Outcome {
  const fell = state.teams.map((_, seat) => {
    const at = state.fallen.findIndex(group => group.includes(seat));
    return at < 0 ? state.fallen.length : at;
  });
  const places = fell.map(mine => 1 + fell.filter(other => other > mine).length);
  return { places, reason };
}
