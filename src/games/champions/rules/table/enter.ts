import { chooseOne, type Play, type Seat, text } from '../../../../kernel/index.js';
import { instanceOf, renew, topOf } from '../../../../tabletop/index.js';
import type { InPlay, Instance, Owner } from '../../state.js';
import type { Match } from '../match.js';
import { optionOf } from './facedown.js';
import { give } from './status.js';
import { statOf } from './values.js';
import { bare, discard, fresh, pileOf } from './zones.js';

/** Puts a card into play: ready, with its counters, tough where it says so. What enters responds when the caller is done. */
export function enter(match: Match, instance: Instance, controller: Owner, place: Partial<InPlay> = {}): InPlay {
  const { state, dealer } = match;
  const entered = Object.assign(fresh(state, instance, controller), place);
  match.put(entered);
  // Face down, it brings nothing that would tell what it is.
  const { id, kind, says, counters, keywords, modifies, gains, bans } = match.def(entered);
  entered.counters = counters?.enters ?? 0;
  if (modifies !== undefined || gains !== undefined || bans !== undefined || keywords !== undefined)
    if (says !== null) dealer.effect(id);
  if (keywords.toughness === true) give(match, entered, 'tough');
  match.raise({ type: 'enter', target: entered.id, kind });
  return entered;
}

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

/** What goes wherever a card goes that leaves play. */
export type Exit = 'discard' | 'hand' | 'removed';

/** Takes a card out of play to its owner's discard pile, hand, or out of the game. What is attached to it is discarded. */
export function* leave(match: Match, id: number, exit: Exit = 'discard'): Play {
  const { state } = match;
  const gone = match.remove(id);
  if (gone === undefined) return;
  for (const instance of gone.under) discard(state, instance);
  place(match, gone, exit);
  match.dealer.log({
    id: `log-leave-${exit}`,
    args: { what: gone.facedown ? text('facedown-drone') : { card: gone.card } },
  });
  for (const attached of state.play.filter(one => one.host === id)) yield* leave(match, attached.id);
  const { modifies } = match.card(gone.card);
  if (modifies === undefined || gone.facedown) return;
  if (modifies.some(({ stat }) => stat === 'allyLimit')) yield* allyLimits(match);
  if (modifies.some(({ stat }) => stat === 'hitPoints')) yield* match.fall();
}

function place({ state }: Match, gone: InPlay, exit: Exit): void {
  const { owner } = gone;
  if (exit === 'removed') state.removed.push(bare(gone));
  else if (exit === 'hand' && owner !== 'scenario') state.players[owner]?.hand.push(renew(state, bare(gone)));
  else {
    discard(state, gone);
    const top = topOf(pileOf(state, gone));
    if (top?.id === gone.id) renew(state, top);
  }
}

/** Players with more allies than they may have discard some at once, of their choice. */
export function* allyLimits(match: Match, entered?: number): Play {
  for (const seat of match.order) {
    for (;;) {
      const allies = match.inPlay((card, one) => one.controller === seat && card.kind === 'ally');
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
