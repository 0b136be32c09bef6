import type { Play, Seat } from '../../../../kernel/index.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { lose } from '../round/end.js';
import { engage, leave } from '../table/enter.js';
import { remaining } from '../table/values.js';
import { bare, discard } from '../table/zones.js';

/** The next player clockwise who is still in the game. */
export function nextSeat(match: Match, seat: Seat): Seat {
  const { players } = match.state;
  for (let step = 1; step <= players.length; step++) {
    const next = (seat + step) % players.length;
    if (!match.player(next).eliminated) return next;
  }
  return seat;
}

/** The next player clockwise whom minions can engage: not one who is about to fall, if there is another. */
function heirOf(match: Match, seat: Seat): Seat {
  const stands = (one: Seat): boolean => remaining(match, match.identity(one)) > 0;
  if (!match.order.some(stands)) return nextSeat(match, seat);
  let heir = nextSeat(match, seat);
  while (!stands(heir)) heir = nextSeat(match, heir);
  return heir;
}

/** A player is out, and decides nothing any more; the first player token goes on. What they had is still there. */
export function strikeOut(match: Match, seat: Seat): void {
  const { state } = match;
  const { card } = match.identity(seat);
  match.player(seat).eliminated = true;
  match.dealer.log({ id: 'log-eliminated', args: { who: { seat }, card: { card } }, why: { rule: 'elimination' } });
  if (match.order.length === 0) lose(match, 'end-all-eliminated');
  if (state.first === seat) state.first = nextSeat(match, seat);
}

/**
 * What a player had who is out: the minions go on, then what others own goes home, then all of the player's own leaves the
 * game. Numbers per player stay as they are.
 */
export function* clearAway(match: Match, seat: Seat): Play {
  const { state } = match;
  const player = match.player(seat);
  for (const { id } of match.minionsOf(seat)) {
    const minion = match.find(id);
    // One that strikes at once may eliminate the next player too.
    if (minion !== undefined && minion.owner !== seat) yield* engage(match, minion, heirOf(match, seat));
  }
  for (const { id } of state.play.filter(one => one.controller === seat && one.owner !== seat)) yield* leave(match, id);
  for (const one of state.play.filter(({ engaged, owner }) => engaged === seat && owner !== seat))
    yield* leave(match, one.id);
  for (const { id } of state.play.filter(one => one.owner === seat)) yield* leave(match, id, 'removed');
  for (const instance of player.dealt.splice(0)) discard(state, instance);
  for (const one of state.play) takeBack(match, one, seat);
  const { deck: secondDeck = [], discard: secondPile = [] } = player.second ?? {};
  for (const zone of [player.deck, player.hand, player.discard, secondDeck, secondPile, player.nemesis])
    state.removed.push(...zone.splice(0).map(bare));
  player.second = null;
  state.lasting = state.lasting.filter(({ of }) => !('seat' in of) || of.seat !== seat);
}

/** What lies face down under another's card leaves the game with its owner. */
function takeBack({ state }: Match, one: InPlay, seat: Seat): void {
  const own = one.under.filter(({ owner }) => owner === seat);
  if (own.length === 0) return;
  one.under = one.under.filter(instance => !own.includes(instance));
  state.removed.push(...own.map(bare));
}
