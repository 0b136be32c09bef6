import { inAnyOrder, type Stalemate } from '../../kernel/index.js';
import { write } from './position/index.js';
import { ranked } from './rules/end.js';
import type { Place, SmashState, Team } from './state.js';

/** A match that would go on for ever is a draw among the teams that are left (SM-C26). */
export const stalemate: Stalemate<SmashState> = {
  turn: ({ turn }) => turn,
  hidden({ teams }) {
    const sizes: number[] = [];
    for (const { stack, deck } of teams) sizes.push(stack.length, deck.length);
    return sizes;
  },
  table: state => write({ ...state, turn: 1, idle: 0, quiet: 0, teams: state.teams.map(asItLies) }),
  luck: [],
  end(state, reason) {
    state.outcome = ranked(state, reason);
  },
};

/** Without its turns so far, in which what it waits for is counted from now; hands and discard piles have no order that matters. */
function asItLies(team: Team): Team {
  const wait = (turn: number): number => Math.max(0, turn - team.turns);
  const places = team.places.map(
    (place): Place | null =>
      place && {
        ...place,
        // A stunned hero's powers are there when its revival says so.
        readyAt: place.stunned ? 0 : wait(place.readyAt),
        shieldedUntil: wait(place.shieldedUntil),
      },
  );
  return { ...team, turns: 0, places, hand: inAnyOrder(team.hand), discard: inAnyOrder(team.discard) };
}
