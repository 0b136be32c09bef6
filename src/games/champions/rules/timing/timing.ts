import {
  askEach,
  chooseOne,
  nothing,
  type Option,
  type Play,
  type PromptSpec,
  type Seat,
  type Text,
  text,
} from '../../../../kernel/index.js';
import { keyOf, labelOf, sentence } from '../../../../tabletop/index.js';
import type { Trigger, Window } from '../../behaviour.js';
import type { Occurrence } from '../../events.js';
import type { InPlay } from '../../state.js';
import { abilitySaid } from '../../wording.js';
import { letThrough } from '../combat/defenders.js';
import type { Match, Stage } from '../match.js';
import type { Placed } from '../table/board.js';
import { keywordTriggers, setsOffKeyword } from '../table/keywords.js';
import { eventsFor } from '../table/responses.js';
import { youFor } from '../table/you.js';
import { mayAct } from '../turn/actions.js';
import { type Use, use, useKey, usePreview, whyNot } from '../turn/use.js';
import { sourceCard, telling } from './telling.js';

/**
 * Windows. What is about to happen is interrupted in two stages (`would`, `when`); what has happened is responded to.
 * In each, forced abilities come first, in the first player's order, then optional ones until everybody passes. A forced
 * ability is used once a window, an optional one once for each occurrence; whatever it sets off is finished before the window
 * goes on.
 */

/** A forced ability, or a keyword that works like one, that waits for its turn in a window. */
export interface Waiting {
  readonly key: string;
  /** What it is called where the order is chosen. */
  readonly label: Text;
  readonly card: string;
  /** What it does, where the order is chosen: its card may say other things besides. */
  explains(): Text;
  /** Alike: their order among themselves makes no difference. */
  readonly like: string;
  /** Before all others, whatever the first player says. */
  readonly ahead?: boolean;
  /** Whether it still applies when its turn comes. */
  holds(): boolean;
  run(): Play;
}

/** Offers what is about to happen to everything that interrupts it. */
export function interrupt(match: Match, event: Occurrence, stages: readonly Stage[]): Play {
  for (const stage of stages) if (isAwaited(match, stage, event)) return interrupted(match, event, stages);
  return nothing;
}

function* interrupted(match: Match, event: Occurrence, stages: readonly Stage[]): Play {
  const events = [event];
  for (const stage of stages) {
    if (!isAwaited(match, stage, event)) continue;
    yield* forced(match, stage, events);
    if (event.replaced === true) return;
    yield* optional(match, stage, events);
    if (event.replaced === true) return;
  }
}

/** Offers what has happened to everything that responds to it: one window for all of it. */
export function respond(match: Match, events: readonly Occurrence[]): Play {
  const awaited = isAnyAwaited(match, events);
  return awaited || events.some(setsOffKeyword) ? responded(match, events, awaited) : nothing;
}

function* responded(match: Match, events: readonly Occurrence[], awaited: boolean): Play {
  yield* forced(match, 'after', events);
  // What a forced ability has done may have brought what waits for it.
  if (awaited || isAnyAwaited(match, events)) yield* optional(match, 'after', events);
}

/** Whether any card in play or event in a hand waits for such an occurrence at all: most set off nothing, and that is found out cheaply. */
function isAwaited(match: Match, window: Window, { type }: Occurrence): boolean {
  for (const { card } of match.board.awaiting({ type }))
    for (const trigger of card.triggers[type]) if (trigger.window === window) return true;
  const playable = eventsFor(match.pool, window, type);
  if (playable.size === 0) return false;
  for (const { hand } of match.state.players) for (const { card } of hand) if (playable.has(card)) return true;
  return false;
}

function isAnyAwaited(match: Match, events: readonly Occurrence[]): boolean {
  for (const event of events) if (isAwaited(match, 'after', event)) return true;
  return false;
}

// -- forced abilities

function forced(match: Match, window: Window, events: readonly Occurrence[]): Play {
  const waiting = forcedAbilities(match, window, events);
  if (window === 'after') waiting.push(...keywordTriggers(match, events));
  return waiting.length === 0 ? nothing : oneByOne(match, window, events, waiting);
}

function* oneByOne(match: Match, window: Window, events: readonly Occurrence[], all: readonly Waiting[]): Play {
  let waiting = all;
  for (;;) {
    waiting = waiting.filter(one => one.holds());
    if (waiting.length === 0) return;
    const next = yield* nextOf(match, waiting);
    waiting = waiting.filter(one => one !== next);
    yield* next.run();
    if (window !== 'after' && events[0]?.replaced === true) return;
  }
}

/** The first player chooses what comes next, where that can make a difference. */
function* nextOf(match: Match, waiting: readonly Waiting[]): Play<Waiting> {
  const ahead = waiting.find(one => one.ahead === true);
  const [first] = waiting as [Waiting, ...Waiting[]];
  if (ahead !== undefined) return ahead;
  if (waiting.every(one => one.like === first.like)) return first;
  const key = yield* chooseOne({
    seat: match.state.first,
    reason: 'forced order',
    question: text('ask-forced-order'),
    options: waiting.map(({ key: one, label, card }): Option => ({ key: one, label, card })),
    preview: one => {
      const chosen = waiting.find(other => other.key === one);
      return chosen === undefined ? {} : { effect: chosen.explains() };
    },
  });
  return waiting.find(one => one.key === key) ?? first;
}

function forcedAbilities(match: Match, window: Window, events: readonly Occurrence[]): Waiting[] {
  const found: Waiting[] = [];
  for (const placed of match.board.awaitingAny(events)) {
    const answered = new Set<Trigger>();
    for (const { trigger, event } of matching(match, placed, window, events)) {
      if (trigger.ability.forced !== true || answered.has(trigger)) continue;
      answered.add(trigger);
      found.push(waitingFor(match, placed.one, trigger, event));
    }
  }
  return found;
}

function waitingFor(match: Match, waiting: InPlay, trigger: Trigger, event: Occurrence): Waiting {
  const { id, card } = waiting;
  const { ability, index } = trigger;
  const using = (one: InPlay): Use => useOf(one, trigger, youFor(match, one, event), event, false);
  return {
    key: `${keyOf(id)}.${index}`,
    label: labelOf(card),
    card,
    explains: () => sentence(abilitySaid(ability)),
    like: `${card}.${index}`,
    holds: () => {
      const one = match.find(id);
      // Another face is another card: what a villain's last stage had left to do is not done.
      if (one?.card !== card) return false;
      return applies(match, one, ability, event) && whyNot(match, using(one)) === null;
    },
    run: () => use(match, using(match.get(id))),
  };
}

// -- optional abilities

const PASS: Text = text('pass');

/** What a player could use in a window. */
interface Offer {
  readonly seat: Seat;
  readonly uses: readonly Use[];
}

const NOT_USED: readonly Use[] = [];

function optional(match: Match, window: Window, events: readonly Occurrence[]): Play {
  // Before the first round players use nothing but their Setup abilities.
  if (match.state.step.at === 'opening') return nothing;
  const offers = offersIn(match, window, events, NOT_USED);
  return offers.length === 0 ? nothing : offered(match, window, events, offers);
}

/** What each player could use that has not been used, in player order. */
function offersIn(match: Match, window: Window, events: readonly Occurrence[], used: readonly Use[]): readonly Offer[] {
  const offers: Offer[] = [];
  for (const seat of match.order) {
    const uses = usesOf(match, seat, window, events, used);
    if (uses.length > 0) offers.push({ seat, uses });
  }
  return offers;
}

function* offered(match: Match, window: Window, events: readonly Occurrence[], first: readonly Offer[]): Play {
  const used: Use[] = [];
  for (let offers = first; offers.length > 0; offers = offersIn(match, window, events, used)) {
    // All who could are asked at once; what they choose is done in player order.
    const answers = yield* askEach(offers.map(({ seat, uses }) => offer(match, window, events, seat, uses)));
    let acted = false;
    for (const [at, answer] of answers.entries()) {
      const [key] = 'pick' in answer ? answer.pick : [];
      const { seat } = offers[at] as { seat: Seat };
      // What others have done meanwhile may have made it impossible.
      const possible = usesOf(match, seat, window, events, used).filter(one => useKey(one) === key);
      const chosen = yield* whichOf(possible);
      if (chosen === null) continue;
      used.push(chosen);
      acted = true;
      yield* use(match, chosen);
      if (window !== 'after' && events[0]?.replaced === true) return;
    }
    if (!acted) return;
  }
}

/** One of the uses of one ability: where it is about the very card defeated, and several could be meant, its player says which. */
function* whichOf(possible: readonly Use[]): Play<Use | null> {
  const [first] = possible;
  if (first === undefined || possible.length === 1 || first.ability.when?.that !== true) return first ?? null;
  const ways = possible.flatMap(one => (one.event?.type === 'defeat' ? [{ one, defeat: one.event }] : []));
  const key = yield* chooseOne({
    seat: first.seat,
    reason: 'which',
    question: text('ask-which', { card: { card: first.card } }),
    source: first.card,
    options: ways.map(({ defeat: { target, card } }) => ({ key: keyOf(target), label: labelOf(card), card })),
  });
  return ways.find(({ defeat }) => keyOf(defeat.target) === key)?.one ?? first;
}

function offer(
  match: Match,
  window: Window,
  events: readonly Occurrence[],
  seat: Seat,
  uses: readonly Use[],
): PromptSpec {
  const event = (uses[0]?.event ?? events[0]) as Occurrence;
  const source = sourceCard(match, event);
  const asked: PromptSpec = {
    kind: 'some',
    seat,
    reason: window === 'after' ? 'response' : 'interrupt',
    question: text(window === 'after' ? 'ask-response' : 'ask-interrupt', { what: telling(match, event) }),
    options: abilitiesOf(uses).map(one => ({ key: useKey(one), label: labelOf(one.card), card: one.card })),
    preview: key => {
      const chosen = uses.find(one => useKey(one) === key);
      if (chosen !== undefined) return usePreview(match, chosen);
      return window === 'when' ? letThrough(match, events[0], seat) : {};
    },
    min: 0,
    max: 1,
    none: { key: 'pass', label: PASS },
  };
  return source === null ? asked : Object.assign(asked, { source });
}

/** The first use of each ability. */
const abilitiesOf = (uses: readonly Use[]): readonly Use[] =>
  uses.filter((one, at) => uses.findIndex(other => useKey(other) === useKey(one)) === at);

/** What a player could use in a window, for each occurrence: cards under their control, and events in their hand. */
function usesOf(match: Match, seat: Seat, window: Window, events: readonly Occurrence[], used: readonly Use[]): Use[] {
  const found: Use[] = [];
  for (const placed of match.board.awaitingAny(events)) {
    const { one } = placed;
    if (one.controller === 'scenario') offersAll(match, placed, seat, window, events, found, used);
    if (one.controller !== seat) continue;
    for (const { trigger, event } of matching(match, placed, window, events))
      if (trigger.ability.forced !== true) add(match, found, used, useOf(one, trigger, seat, event, false));
  }
  const playable = playableIn(match, window, events);
  if (playable.length === 0) return found;
  for (const one of match.player(seat).hand)
    for (const { event, cards } of playable) {
      if (!cards.has(one.card)) continue;
      for (const trigger of match.card(one.card).triggers[event.type])
        if (trigger.window === window && holds(match, one.card, one.id, seat, trigger, event))
          add(match, found, used, useOf(one, trigger, seat, event, true));
    }
  return found;
}

const NO_EVENTS: readonly never[] = [];

/** Those occurrences for which there are events to play from a hand, by printed id. */
function playableIn(
  { pool }: Match,
  window: Window,
  events: readonly Occurrence[],
): readonly { readonly event: Occurrence; readonly cards: ReadonlySet<string> }[] {
  let found: { event: Occurrence; cards: ReadonlySet<string> }[] | null = null;
  for (const event of events) {
    const cards = eventsFor(pool, window, event.type);
    if (cards.size === 0) continue;
    found ??= [];
    found.push({ event, cards });
  }
  return found ?? NO_EVENTS;
}

/** What a card of the scenario offers to any player whom it concerns. */
function offersAll(
  match: Match,
  { one, card }: Placed,
  seat: Seat,
  window: Window,
  events: readonly Occurrence[],
  found: Use[],
  used: readonly Use[],
): void {
  for (const event of events) {
    if (event.before !== undefined && one.id >= event.before) continue;
    for (const trigger of card.triggers[event.type])
      if (trigger.ability.forced !== true && trigger.window === window && mayAct(match, one, seat))
        if (holds(match, one.card, one.id, seat, trigger, event))
          add(match, found, used, useOf(one, trigger, seat, event, false));
  }
}

const useOf = (
  { id, card }: { readonly id: number; readonly card: string },
  { ability, index, counted }: Trigger,
  seat: Seat,
  event: Occurrence,
  inHand: boolean,
): Use => ({ seat, id, card, index, counted, ability, inHand, event });

function add(match: Match, found: Use[], used: readonly Use[], one: Use): void {
  const { copies } = match;
  const copyOf = ({ id }: Use): number => copies.get(id) ?? id;
  const isSame = (other: Use): boolean =>
    other.event === one.event && other.index === one.index && copyOf(other) === copyOf(one);
  if (used.some(isSame) || found.some(isSame)) return;
  if (whyNot(match, one) === null) found.push(one);
}

// -- which abilities an occurrence sets off

const NONE: readonly { trigger: Trigger; event: Occurrence }[] = [];

/** Abilities of a card in play that wait for these occurrences, each with every one it waits for. */
function matching(
  match: Match,
  { one, card }: Placed,
  window: Window,
  events: readonly Occurrence[],
): readonly { trigger: Trigger; event: Occurrence }[] {
  let found: readonly { trigger: Trigger; event: Occurrence }[] = NONE;
  for (const event of events) {
    // What has entered play since does not respond to it.
    if (event.before !== undefined && one.id >= event.before) continue;
    for (const trigger of card.triggers[event.type]) {
      if (trigger.window === window && applies(match, one, trigger.ability, event))
        found = [...found, { trigger, event }];
    }
  }
  return found;
}

const applies = (match: Match, one: InPlay, ability: Trigger['ability'], event: Occurrence): boolean =>
  ability.when?.holds(match.look({ card: one.card, id: one.id, seat: youFor(match, one, event) }), event as never) ??
  true;

const holds = (match: Match, card: string, id: number, seat: Seat, { ability }: Trigger, event: Occurrence): boolean =>
  ability.when?.holds(match.look({ card, id, seat }), event as never) ?? true;
