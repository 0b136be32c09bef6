import { type Play, type Seat, text } from '../../../../kernel/index.js';
import type { Reveal } from '../../events.js';
import type { Encounter, InPlay, Instance } from '../../state.js';
import { isDouble } from '../combat/targets.js';
import type { Match } from '../match.js';
import { dealEncounter, takeEncounter } from '../table/deck.js';
import { engage, enter, hostsFor } from '../table/enter.js';
import { discard, land } from '../table/zones.js';
import { performAll } from '../timing/perform.js';
import { chooseHost } from '../turn/play.js';
import { startingThreat } from './threat.js';

/** Reveals the top card of the encounter deck, or of another villain's. Who is out reveals nothing: it stays there. */
export function* revealTop(match: Match, seat: Seat, from?: Encounter): Play {
  if (match.player(seat).eliminated) return;
  yield* reveal(match, takeEncounter(match, from), seat, true);
}

/**
 * Reveals a card, and what its surge brings. `fromDeck`: it comes from the encounter deck, as some interrupts want it.
 * Returns what it has become in play. One that a player who is out was to reveal is discarded (CH-C31).
 */
export function* reveal(match: Match, instance: Instance, seat: Seat, fromDeck: boolean): Play<number | null> {
  const { entered, surge } = yield* revealOne(match, instance, seat, fromDeck);
  if (surge !== null) yield* surgeOn(match, instance.card, surge);
  return entered;
}

/** What a card has become in play, and who reveals another one for its surge. */
interface Revealed {
  readonly entered: number | null;
  readonly surge: Seat | null;
}

const NOTHING: Revealed = { entered: null, surge: null };

/** Reveals a card and resolves it whole: interrupts, into play, When Revealed, what responds to its entering. */
function* revealOne(match: Match, instance: Instance, seat: Seat, fromDeck: boolean): Play<Revealed> {
  const { state, dealer } = match;
  if (match.player(seat).eliminated) {
    discard(state, instance);
    return NOTHING;
  }
  const { card: revealed, id } = instance;
  const event: Reveal = { type: 'reveal', card: revealed, id, seat, fromDeck, cancelled: false, surge: null };
  state.resolving.push(instance);
  dealer.show();
  match.tell('log-reveal', seat, instance.card, { rule: 'reveal' });
  const card = match.card(instance.card);
  const entered = yield* match.dealer.within(
    text('at-card', { card: { card: revealed } }),
    unfold(match, event, instance),
  );
  land(state, instance);
  if (event.replaced === true) return NOTHING;
  const printed = card.keywords.surge === true && (state.profile.surge === 'revealNow' || !event.cancelled);
  return { entered, surge: event.surge ?? (printed ? seat : null) };
}

/** What interrupts a reveal, then the card, unless that was all of it. Returns what it has become in play. */
function* unfold(match: Match, event: Reveal, instance: Instance): Play<number | null> {
  yield* match.interrupt(event);
  return event.replaced === true ? null : yield* match.happens(resolve(match, event, instance));
}

/** Surge after surge, each when the card before is done: there may be many of them in a row. */
function* surgeOn(match: Match, first: string, player: Seat): Play {
  let card = first;
  for (let seat: Seat | null = player; seat !== null && !match.player(seat).eliminated; ) {
    match.dealer.log({ id: 'log-surge', args: { card: { card } }, why: { rule: 'surge' } });
    yield* match.interrupt({ type: 'surge', card, seat });
    if (match.player(seat).eliminated) return;
    if (match.state.profile.surge === 'dealFacedown') return dealEncounter(match, seat);
    const next = takeEncounter(match);
    card = next.card;
    seat = (yield* revealOne(match, next, seat, true)).surge;
  }
}

const off = ({ state }: Match, instance: Instance): void => {
  state.resolving.splice(state.resolving.indexOf(instance), 1);
};

/** By type, and then its When Revealed, for the player who resolves it. Returns what it has become in play. */
function* resolve(match: Match, event: Reveal, instance: Instance): Play<number | null> {
  const { seat } = event;
  const card = match.card(instance.card);
  if (card.kind === 'obligation') return yield* oblige(match, event, instance);
  if (card.kind === 'treachery') {
    yield* whenRevealed(match, event, instance.id);
    return null;
  }
  // A second copy of a unique card comes to nothing.
  if (isDouble(match, card)) return null;
  const entered = yield* place(match, instance, seat);
  if (entered === null && card.kind !== 'attachment') return null;
  yield* whenRevealed(match, event, entered ?? instance.id);
  return entered;
}

function* whenRevealed(match: Match, event: Reveal, id: number): Play {
  yield* takeEffect(match, event, id, 1 + echoes(match, event.seat));
}

/** Does what a revealed card says, so many times, unless that was cancelled. */
function* takeEffect(match: Match, event: Reveal, id: number, times = 1): Play {
  const { card, seat, cancelled } = event;
  if (!cancelled) yield* performAll(match, { card, id, seat }, 'when revealed', event, times);
}

/** How often more a player resolves what they reveal. */
function echoes(match: Match, seat: Seat): number {
  const { eliminated, identity } = match.player(seat);
  if (eliminated) return 0;
  const found = match.board.having('echoes').filter(({ one }) => one.host === identity);
  for (const { one } of found) match.dealer.effect(one.card);
  return found.length;
}

/** A revealed or searched-out encounter card into play, by its type; null where it finds no place. */
export function* place(match: Match, instance: Instance, seat: Seat): Play<number | null> {
  const card = match.card(instance.card);
  if (isDouble(match, card)) return null;
  if (card.kind === 'attachment') {
    if (hostsFor(match, card.id, seat).length === 0) return null;
    const host = yield* chooseHost(match, card.id, seat, { chooses: match.state.first });
    return settle(match, instance, { host }).id;
  }
  if (card.kind === 'side_scheme')
    return settle(match, instance, { threat: startingThreat(card, match.state.players.length) }).id;
  if (card.kind !== 'minion') return settle(match, instance, {}).id;
  // There is nobody it could engage (CH-C31).
  if (match.player(seat).eliminated) return null;
  const minion = settle(match, instance, { engaged: seat });
  yield* engage(match, minion, seat);
  return minion.id;
}

function settle(match: Match, instance: Instance, where: Partial<InPlay>): InPlay {
  if (match.state.resolving.includes(instance)) off(match, instance);
  return enter(match, instance, 'scenario', where);
}

/** The player whose identity an obligation names; -1 where they are out. */
const obliged = (match: Match, set: string | undefined): Seat =>
  match.state.players.findIndex(
    ({ eliminated, identity }) => !eliminated && match.card(match.get(identity).card).set === set,
  );

/** Given to the player it names, who resolves it. One whose player is out is removed, and another card comes. */
function* oblige(match: Match, event: Reveal, instance: Instance): Play<number | null> {
  const { state } = match;
  const owner = obliged(match, match.card(instance.card).set);
  if (owner < 0) {
    off(match, instance);
    state.removed.push(instance);
    match.dealer.log({
      id: 'log-obligation-gone',
      args: { card: { card: instance.card } },
      why: { rule: 'elimination' },
    });
    yield* revealTop(match, event.seat);
    return null;
  }
  const obligation = settle(match, instance, { engaged: owner });
  match.dealer.log({
    id: 'log-obligation',
    args: { card: { card: instance.card }, who: { seat: owner } },
    why: { rule: 'obligations' },
  });
  // "You", and the player surge is for, is the one it names.
  const given: Reveal = { ...event, seat: owner };
  // What an obligation says is no When Revealed, so nothing repeats it (W1-110).
  yield* takeEffect(match, given, obligation.id);
  event.surge = given.surge;
  return obligation.id;
}
