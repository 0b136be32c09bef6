import type { Play } from '../../../../kernel/index.js';
import type { Card } from '../../card.js';
import type { Actor, Threat } from '../../events.js';
import type { InPlay } from '../../state.js';
import { defeatOf } from '../combat/defeat.js';
import { canLoseThreat } from '../combat/targets.js';
import type { Match } from '../match.js';
import { lose } from '../round/end.js';
import { schemeOf, villainOf } from '../table/crew.js';
import { leave, noteConstant } from '../table/enter.js';
import { constantSource, hasStat, statOf } from '../table/values.js';
import { performAll } from '../timing/perform.js';

/** Places threat on a scheme, unless somebody prevents it, and advances the main scheme. Returns how much. Raises. */
export function* placeThreat(match: Match, scheme: number, amount: number, stepOne = false): Play<number> {
  if (amount <= 0 || match.find(scheme) === undefined) return 0;
  const event: Threat = { type: 'threat', scheme, amount, stepOne };
  yield* match.interrupt(event);
  const on = match.find(scheme);
  if (event.replaced === true || event.amount <= 0 || on === undefined) return 0;
  on.threat += event.amount;
  match.dealer.log({
    id: 'log-threat',
    args: { amount: event.amount, what: match.name(on), threat: on.threat },
    why: { rule: stepOne ? 'step-one' : 'threat' },
  });
  match.raise(event);
  if (match.def(on).kind === 'main_scheme') yield* checkMainScheme(match);
  return event.amount;
}

/** The scheme on which an enemy's scheming places its threat. */
export function schemedOn(match: Match, enemy: InPlay): InPlay {
  const own = match.def(enemy).ownScheme === true ? schemeOf(match, enemy) : undefined;
  return own ?? match.mainScheme;
}

/** Threat that a side scheme enters play with; it is not placed. `players`: how many began. */
export const startingThreat = ({ threat, perPlayer }: Card, players: number): number =>
  (threat ?? 0) * (perPlayer ? players : 1);

/** Threat that a scheme has before any is placed on it; none on what is no scheme. `players`: how many began. */
export const threatAtFirst = (card: Card, players: number): number =>
  card.kind === 'side_scheme' ? startingThreat(card, players) : card.begins * players;

/** The threat at which the main scheme's stage is complete. */
export function targetThreat(match: Match): number {
  const { mainScheme } = match;
  return hasStat(match, mainScheme, 'targetThreat')
    ? statOf(match, mainScheme, 'targetThreat')
    : Number.POSITIVE_INFINITY;
}

/** The threat that step one of a villain phase places: acceleration field, icons and tokens. */
export function stepOneThreat(match: Match): number {
  const icons = match.board.all.reduce((sum, { card }) => sum + card.acceleration, 0);
  return escalation(match) + icons + match.state.acceleration;
}

/** The main scheme's acceleration field. */
export function escalation(match: Match): number {
  const { mainScheme, state } = match;
  const { escalation: printed, fixedEscalation, worth } = match.card(mainScheme.card);
  if (printed !== 'X') return printed * (fixedEscalation ? 1 : state.players.length);
  return worth?.of(match.look(constantSource(mainScheme)), undefined) ?? 0;
}

/** Advances the main scheme if its stage is complete. */
export function* checkMainScheme(match: Match): Play {
  if (match.mainScheme.threat >= targetThreat(match)) yield* advance(match);
}

/** The main scheme's next stage. What was too much on the last one is lost; after the last of all, the players lose. */
export function* advance(match: Match): Play {
  const { state } = match;
  const face = state.schemes.shift();
  const scheme = match.mainScheme;
  match.dealer.log({ id: 'log-scheme-complete', args: { card: { card: scheme.card } }, why: { rule: 'main-scheme' } });
  if (face === undefined) lose(match, 'end-scheme-complete');
  // It is complete once, whatever that puts on it.
  scheme.threat = 0;
  yield* performAll(match, { card: scheme.card, id: scheme.id, seat: state.first }, 'when completed');
  state.removed.push({ id: state.nextId++, card: scheme.card, owner: 'scenario' });
  // Gone first: what leaves with the stage completes nothing any more.
  scheme.threat = 0;
  for (const attached of state.play.filter(one => one.host === scheme.id)) yield* leave(match, attached.id);
  Object.assign(scheme, { id: state.nextId++, used: {} });
  match.turn(scheme, face);
  yield* performAll(match, { card: face, id: scheme.id, seat: state.first }, 'when revealed');
  yield* flipScheme(match);
}

/** From the A side of a main scheme to its B side: starting threat is there, it is not placed. */
export function* flipScheme(match: Match): Play {
  const { state } = match;
  const scheme = match.mainScheme;
  match.turn(scheme, state.schemes.shift() as string);
  scheme.threat = threatAtFirst(match.card(scheme.card), state.players.length);
  noteConstant(match, scheme);
  match.dealer.log({ id: 'log-scheme', args: { card: { card: scheme.card } }, why: { rule: 'main-scheme' } });
  yield* performAll(match, { card: scheme.card, id: scheme.id, seat: state.first }, 'when revealed');
}

/** Removes threat from a scheme; returns how much. A side scheme without any is defeated. Raises. */
export function* removeThreat(
  match: Match,
  scheme: number,
  amount: number,
  by: Actor | null,
  thwart = false,
): Play<number> {
  const on = match.find(scheme);
  if (on === undefined || amount <= 0 || !canLoseThreat(match, on, thwart)) return 0;
  const removed = Math.min(on.threat, amount);
  on.threat -= removed;
  match.dealer.log({
    id: 'log-threat-removed',
    args: {
      amount: removed,
      what: match.name(on),
      threat: on.threat,
      ...(typeof by?.by === 'number' && { who: { seat: by.by } }),
    },
    ...(by !== null && { why: { card: by.card } }),
  });
  // A villain's own scheme stays as long as the villain does.
  if (on.threat === 0 && match.def(on).kind === 'side_scheme' && villainOf(match, on) === undefined)
    yield* defeatScheme(match, scheme, by);
  return removed;
}

function* defeatScheme(match: Match, id: number, by: Actor | null): Play {
  const scheme = match.get(id);
  const event = defeatOf(match, scheme, by);
  yield* match.interrupt(event);
  match.dealer.log({ id: 'log-scheme-defeated', args: { card: { card: scheme.card } }, why: { rule: 'side-schemes' } });
  match.raise(event);
  yield* leave(match, id);
}
