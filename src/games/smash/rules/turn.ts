import {
  chooseOne,
  type Dealer,
  nothing,
  type Option,
  type Play,
  type Seat,
  type Text,
  text,
} from '../../../kernel/index.js';
import type { Pool } from '../card.js';
import { type SmashState, seatsFrom } from '../state.js';
import { type Act, actions, DOINGS, type Doing } from './actions.js';
import { concede, fallsOut, stalemate } from './end.js';
import type { Happening } from './heroes.js';
import { Match } from './match.js';
import { perform } from './perform.js';
import { actPreview } from './preview.js';
import { refusedActions } from './refused.js';
import { settle } from './settle.js';
import { handSize, refill, widen } from './zones.js';

/** A seat gives up its place, between two actions: its team is out (SM-C11). */
export function leave(dealer: Dealer<SmashState>, pool: Pool, seat: Seat): void {
  const match = new Match(dealer, pool);
  concede(match, [seat]);
  fallsOut(match, seat);
  if (match.state.outcome === null && match.state.active === seat) end(match, seat);
}

/** The next turn, or what is left of it: one action at a time, from the state alone. */
export function next(dealer: Dealer<SmashState>, pool: Pool): Play {
  const match = new Match(dealer, pool);
  const { turn, active } = match.state;
  dealer.stand(text('at-turn', { turn, who: { seat: active } }));
  return action(match);
}

function* action(match: Match): Play {
  const { state } = match;
  const seat = state.active;
  state.felledBy = null;
  state.concededAt = state.fallen.length;
  yield* begin(match, seat);
  if (goesOn(match, seat) && state.actions > 0) {
    const able = actions(match, seat);
    const key = yield* choose(match, seat, able);
    const chosen = able.find(act => act.key === key);
    state.actions--;
    state.idle = canChangeNothing(match, seat, able) ? state.idle + 1 : 0;
    if (chosen !== undefined) yield* perform(match, seat, chosen);
    refill(match, seat);
  }
  if (state.outcome === null && (state.actions === 0 || !goesOn(match, seat))) end(match, seat);
}

const goesOn = (match: Match, seat: Seat): boolean => match.state.outcome === null && !match.team(seat).out;

/** A team that can only discard, and has nothing to draw but the card it discards (SM-14). */
function canChangeNothing(match: Match, seat: Seat, able: readonly Act[]): boolean {
  const { deck, discard } = match.team(seat);
  return deck.length + discard.length === 0 && able.every(({ does }) => does === 'discard');
}

/** A turn begins: once, however many actions it gets. */
function begin(match: Match, seat: Seat): Play {
  const { state, dealer } = match;
  const team = match.team(seat);
  if (state.begun) return nothing;
  state.begun = true;
  state.quiet++;
  const before = handSize(match, seat);
  team.turns++;
  if (team.missing === 'last') team.missing = 'none';
  dealer.log({ id: 'log-turn', args: { turn: state.turn, who: { seat } } });
  // Powers of revived heroes are back (SM-10).
  widen(match, seat, before);
  const happened: Happening[] = [];
  for (const place of team.places)
    if (place !== null && !place.stunned) happened.push({ on: 'turn', seat, hero: place.hero, loot: place.loot });
  return settle(match, happened);
}

/** The next team that is not out and misses no turn (SM-12). */
function end(match: Match, seat: Seat): void {
  const { state, dealer } = match;
  // The turn of a team that gave up before it began is none.
  if (state.begun) state.turn++;
  state.begun = false;
  state.extra = false;
  state.actions = 1;
  stalemate(state);
  if (state.outcome !== null) return;
  const upcoming = seatsFrom(state, (seat + 1) % state.teams.length);
  for (const next of upcoming) {
    const team = match.team(next);
    state.active = next;
    if (team.missing !== 'next') return;
    team.missing = 'last';
    dealer.log({ id: 'log-skipped', args: { who: { seat: next } }, why: { rule: 'missed' } });
  }
  // Every team missed a turn: the first of them has its own.
  state.active = upcoming[0] as Seat;
}

function choose(match: Match, seat: Seat, able: readonly Act[]): Play<string> {
  const { extra, actions: left } = match.state;
  const options = able.map(optionOf);
  // With no card to discard nobody has to act (SM-C31).
  if (match.team(seat).hand.length === 0)
    options.push({ key: 'nothing', label: text(able.length === 0 ? 'nothing' : 'do-nothing') });
  return chooseOne({
    seat,
    reason: 'turn',
    question: text(extra && left === 1 ? 'ask-turn-again' : 'ask-turn'),
    options,
    default: { pick: [(options.at(-1) as Option).key] },
    others: () => refusedActions(match, seat),
    preview: key => {
      const act = able.find(one => one.key === key);
      return act === undefined ? {} : actPreview(match, seat, act);
    },
    // Asked although nothing may be there to choose: a pause must not tell what is held.
    always: true,
  });
}

/** An action as something to choose, grouped as the rules list them. */
function optionOf({ key, does, card, hero }: Act): Option {
  const args = hero === undefined ? { card: { card } } : { card: { card }, hero: { card: hero } };
  const label = { id: LABELS[does], args };
  const group = GROUPS[does];
  return does === 'discard' ? { key, label, card, group, aside: true } : { key, label, card, group };
}

/** Made once: a turn has a dozen actions. */
const LABELS = Object.fromEntries(DOINGS.map(doing => [doing, `act-${doing}`])) as Readonly<Record<Doing, string>>;
const GROUPS = Object.fromEntries(DOINGS.map(doing => [doing, text(`group-${doing}`)])) as Readonly<
  Record<Doing, Text>
>;
