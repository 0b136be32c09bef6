import { chooseOne, type Play, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf, renew, topOf } from '../../../../tabletop/index.js';
import type { Counters, Resources } from '../../behaviour.js';
import type { Exit, InPlay, Instance, Owner } from '../../state.js';
import type { Match } from '../match.js';
import { shufflePlayerDeck } from './deck.js';
import { optionOf } from './facedown.js';
import { give } from './status.js';
import { statOf } from './values.js';
import { bare, discard, fresh, pileOf } from './zones.js';

/** Puts a card into play: ready, with its counters, tough where it says so. What enters responds when the caller is done. */
export function enter(
  match: Match,
  instance: Instance,
  controller: Owner,
  place: Partial<InPlay> = {},
  paid?: Resources,
): InPlay {
  const { state } = match;
  const entered = Object.assign(fresh(state, instance, controller), place);
  match.put(entered);
  // Face down, it brings nothing that would tell what it is.
  const { kind, counters, keywords } = match.def(entered);
  entered.counters = counters === undefined ? 0 : startingCounters(counters, match.state.players.length);
  noteConstant(match, entered);
  if (keywords.toughness === true) give(match, entered, 'tough');
  match.raise({ type: 'enter', target: entered.id, kind, ...(paid !== undefined && { paid }) });
  return entered;
}

/** Notes that what holds as long as a card lies there, or its face is up, takes effect. */
export function noteConstant(match: Match, one: InPlay): void {
  const { id, says, modifies, gains, bans, prices, worth, explains, keywords, crisis, hazard } = match.def(one);
  const holds = [modifies, gains, bans, prices, worth, explains].some(part => part !== undefined);
  if (says !== null && (holds || crisis || hazard || Object.keys(keywords).length > 0)) match.dealer.effect(id);
}

/** Counters that a card enters play with, for as many players as began. */
export const startingCounters = ({ enters, perPlayer }: Counters, players: number): number =>
  enters * (perPlayer === true ? players : 1);

/** A minion engages a player; what that sets off comes at once. */
export function* engage(match: Match, minion: InPlay, seat: Seat): Play {
  minion.engaged = seat;
  match.dealer.log({ id: 'log-engage', args: { what: match.name(minion), who: { seat } }, why: { rule: 'engaged' } });
  yield* match.announce({ type: 'engage', target: minion.id, seat });
}

/** A facedown card as a Drone before a player. */
export function* enterAsDrone(match: Match, instance: Instance, seat: Seat): Play {
  const drone = enter(match, instance, 'scenario', { facedown: true, engaged: seat });
  match.dealer.log({ id: 'log-drone', args: { who: { seat } }, why: { rule: 'drones' } });
  yield* engage(match, drone, seat);
}

/** Where a card in play may be attached, as the card says. */
export function hostsFor(match: Match, card: string, seat: Seat): InPlay[] {
  const { attach, max } = match.card(card);
  if (attach === undefined) return [];
  const look = match.look({ card, id: 0, seat });
  const hosts = match.state.play.filter(
    one =>
      attach.to(look, one) &&
      (max !== 'host' || !match.state.play.some(other => other.host === one.id && other.card === card)),
  );
  return [...(attach.best?.(look, hosts) ?? hosts)];
}

/** Takes a card out of play, wherever it goes. What is attached to it is discarded. Returns its id in a discard pile. */
export function* leave(match: Match, id: number, exit: Exit = 'discard'): Play<number | undefined> {
  const { state } = match;
  const gone = match.remove(id);
  if (gone === undefined) return undefined;
  for (const instance of gone.under) discard(state, instance);
  if (gone.facedown || gone.under.length > 0) match.dealer.show();
  const lies = place(match, gone, exit);
  match.dealer.log({
    id: `log-leave-${exit}`,
    args: { what: gone.facedown ? text('facedown-drone') : { card: gone.card } },
  });
  for (const attached of state.play.filter(one => one.host === id)) yield* leave(match, attached.id);
  if (gone.facedown) return lies;
  const { modifies = [], gains } = match.card(gone.card);
  // A limit may hang on traits.
  if (gains !== undefined || modifies.some(({ stat }) => stat === 'allyLimit')) yield* allyLimits(match);
  if (modifies.some(({ stat }) => stat === 'hitPoints')) yield* match.fall();
  if (modifies.some(({ stat }) => stat === 'targetThreat')) yield* match.complete();
  return lies;
}

/** Returns its id in a discard pile, where it goes to one. */
function place(match: Match, gone: InPlay, exit: Exit): number | undefined {
  const { state } = match;
  const { owner } = gone;
  if (exit === 'removed') state.removed.push(bare(gone));
  else if (exit === 'hand' && owner !== 'scenario') state.players[owner]?.hand.push(renew(state, bare(gone)));
  else if (exit === 'deck' && owner !== 'scenario') {
    state.players[owner]?.deck.push(bare(gone));
    shufflePlayerDeck(match, owner);
  } else {
    discard(state, gone);
    const top = topOf(pileOf(state, gone));
    if (top?.id === gone.id) return renew(state, top).id;
  }
  return undefined;
}

/** Players with more allies than they may have discard some at once, of their choice. */
export function* allyLimits(match: Match, entered?: number): Play {
  for (const seat of match.order) {
    for (;;) {
      const allies = match.controlled(seat, 'ally');
      if (allies.length <= statOf(match, match.identity(seat), 'allyLimit')) break;
      const older = match.state.profile.allyOverLimit === 'discardPrevious';
      const key = yield* chooseOne({
        seat,
        reason: 'ally limit',
        question: text('ask-ally-limit'),
        options: allies.filter(({ id }) => !older || id !== entered).map(optionOf),
      });
      yield* leave(match, instanceOf(key));
    }
  }
}
