import { inAnyOrder, type Json, type Kept, type Stalemate, text } from '../../kernel/index.js';
import { write } from './position/index.js';
import { ranked } from './rules/end.js';
import type { Place, SmashState, Team } from './state.js';

const table = (state: SmashState): Json =>
  write({ ...state, turn: 1, idle: 0, quiet: 0, teams: state.teams.map(asItLies) });

/** The table as it stands, to be written later. */
export function kept(state: SmashState): Kept {
  const copied = copyOf(state);
  return { sign: signOf(state), json: () => JSON.stringify(table(copied)) };
}

/** A match that would go on for ever is a draw among the teams that are left (SM-C26). */
export const stalemate: Stalemate<SmashState> = {
  turn: ({ turn }) => turn,
  hidden({ teams }) {
    const sizes: number[] = [];
    for (const { stack, deck } of teams) sizes.push(stack.length, deck.length);
    return sizes;
  },
  table,
  kept,
  luck: [],
  end(state, reason) {
    const { battle, teams } = state;
    // A battle that an endless action was in the midst of is over.
    for (const card of battle?.cards ?? []) teams[card.owner]?.discard.push(card);
    state.battle = null;
    state.outcome = ranked(state, reason);
  },
  endless: text('end-endless'),
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

/** A state between two actions, as far as a table shows it. Cards come and go, but a card stays what it is. */
const copyOf = (state: SmashState): SmashState => ({
  ...state,
  teams: state.teams.map(team => ({
    ...team,
    stack: team.stack.slice(),
    places: team.places.map(place => place && { ...place }),
    defeated: team.defeated.slice(),
    deck: team.deck.slice(),
    hand: team.hand.slice(),
    discard: team.discard.slice(),
  })),
  fallen: state.fallen.map(seats => seats.slice()),
});

/** How many cards lie where, and how heroes stand: little of a table, but nearly always enough to tell it from another. */
function signOf({ active, teams }: SmashState): number {
  let sign = active;
  const add = (count: number): void => {
    sign = (Math.imul(sign, 31) + count) | 0;
  };
  for (const { stack, places, defeated, deck, hand, discard } of teams) {
    for (const zone of [stack, defeated, deck, hand, discard]) add(zone.length);
    for (const place of places) add(place === null ? 0 : 1 + Number(place.stunned) + 2 * Number(place.loot !== null));
  }
  return sign;
}
