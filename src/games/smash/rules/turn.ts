import { chooseOne, type Dealer, type Option, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { placesOf, type SmashState, seatsFrom } from '../state.js';
import { type Act, actions, refusedActions } from './actions.js';
import { fight } from './battle.js';
import { settle } from './effects.js';
import { drawn, isStuck } from './end.js';
import type { Happening } from './heroes.js';
import { Match } from './match.js';
import { perform } from './perform.js';
import { refill } from './zones.js';

/** The next turn, or what is left of it: one action at a time, from the state alone. */
export function* next(dealer: Dealer<SmashState>, pool: Pool): Play {
  const match = new Match(dealer, pool, fight);
  const { turn, active } = match.state;
  yield* dealer.at(text('at-turn', { turn, who: { seat: active } }), action(match));
}

function* action(match: Match): Play {
  const { state } = match;
  const seat = state.active;
  yield* begin(match, seat);
  if (state.outcome === null && !match.team(seat).out && state.actions > 0) {
    const able = actions(match, seat);
    const key = yield* choose(match, seat, able);
    const chosen = able.find(act => act.key === key);
    state.actions--;
    const stuck = able.every(({ does }) => does === 'discard');
    state.idle = stuck ? state.idle + 1 : 0;
    if (chosen !== undefined) yield* perform(match, seat, chosen);
    refill(match, seat);
  }
  if (state.outcome === null && (state.actions === 0 || match.team(seat).out)) end(match, seat);
}

/** A turn begins: once, however many actions it gets. */
function* begin(match: Match, seat: Seat): Play {
  const { state, dealer } = match;
  const team = match.team(seat);
  if (state.begun) return;
  state.begun = true;
  team.turns++;
  dealer.log({ id: 'log-turn', args: { turn: state.turn, who: { seat } } });
  const happened = placesOf(team)
    .filter(place => !place.stunned)
    .map(({ hero, loot }): Happening => ({ on: 'turn', seat, hero, loot }));
  yield* settle(match, happened);
}

/** The next team that is not out and misses no turn (SM-12). */
function end(match: Match, seat: Seat): void {
  const { state, dealer } = match;
  state.begun = false;
  state.actions = 1;
  state.turn++;
  if (isStuck(state)) {
    drawn(state);
    return;
  }
  let upcoming = seatsFrom(state, (seat + 1) % state.teams.length);
  for (;;) {
    const [next, ...rest] = upcoming as [Seat, ...Seat[]];
    const team = match.team(next);
    if (team.skips === 0) {
      state.active = next;
      return;
    }
    team.skips--;
    dealer.step();
    dealer.log({ id: 'log-skipped', args: { who: { seat: next } }, why: { rule: 'turn' } });
    upcoming = [...rest, next];
  }
}

function* choose(match: Match, seat: Seat, able: readonly Act[]): Play<string> {
  const last = able.at(-1);
  return yield* chooseOne({
    seat,
    reason: 'turn',
    question: text(match.state.actions > 1 ? 'ask-turn-again' : 'ask-turn'),
    options: able.length > 0 ? able.map(optionOf) : [{ key: 'nothing', label: text('nothing') }],
    ...(last !== undefined && { default: { pick: [last.key] } }),
    others: () => refusedActions(match, seat),
    always: true,
  });
}

/** An action as something to choose, grouped as the rules list them. */
const optionOf = (act: Act): Option => ({
  key: act.key,
  label: text(`act-${act.does}`, {
    card: { card: act.card },
    ...(act.hero !== undefined && { hero: { card: act.hero } }),
  }),
  card: act.card,
  group: text(`group-${act.does}`),
});
