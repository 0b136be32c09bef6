import { type Play, text } from '../../../../kernel/index.js';
import type { InPlay } from '../../state.js';
import type { Match, Pool } from '../match.js';
import { performAll } from '../timing/perform.js';
import { startingCounters } from './enter.js';
import { otherSide } from './form.js';

/** Scenario cards with two faces. They stay what they are in play: damage, status cards and attachments stay on them. */

/** The face of a double-faced card that it comes into play with, by printed id; of other cards, the card itself. */
export const frontOf = (pool: Pool, card: string): string => (pool.get(card)?.back === true ? otherSide(card) : card);

/** Takes counters off a card, as many as there are. The last one gone, it may flip. Returns how many. */
export function* removeCounters(match: Match, id: number, amount: number): Play<number> {
  const one = match.get(id);
  const removed = Math.min(one.counters, Math.max(0, amount));
  if (removed === 0) return 0;
  one.counters -= removed;
  tell(match, 'log-counters-removed', one, removed);
  if (one.counters === 0 && match.def(one).flipsEmpty !== undefined) yield* flipTogether(match, one);
  return removed;
}

/** Puts counters on a card in play. */
export function addCounters(match: Match, id: number, amount: number): void {
  const one = match.get(id);
  one.counters += amount;
  tell(match, 'log-counters', one, amount);
}

function tell(match: Match, id: string, one: InPlay, amount: number): void {
  const { counters } = match.def(one);
  if (counters === undefined) throw new Error(`${one.card} has no counters`);
  const kind = text(`counter-${counters.kind}`);
  match.dealer.log({
    id,
    args: { amount, kind, what: match.name(one), now: one.counters },
    why: { card: one.card },
  });
}

/** What lies there once a card has so many counters: where none are left, it and those that go with it show their other sides. */
export function withCounters(match: Match, { id }: InPlay, counters: number): readonly InPlay[] {
  const { flipsEmpty } = match.def(match.get(id));
  const flips = counters === 0 && flipsEmpty !== undefined;
  return match.state.play.map(one => {
    if (one.id !== id) return flips && flipsEmpty.fits(match.def(one)) ? flipped(match, one) : one;
    return flips ? flipped(match, one) : { ...one, counters };
  });
}

/** A card with its other side up. */
function flipped(match: Match, one: InPlay): InPlay {
  const card = otherSide(one.card);
  const { counters } = match.card(card);
  const begins = counters === undefined ? 0 : startingCounters(counters, match.state.players.length);
  return { ...one, card, used: {}, counters: begins };
}

/** A card and those that go with it flip at once; then what their new faces do When Revealed (W1-103). */
function* flipTogether(match: Match, one: InPlay): Play {
  const together = match.def(one).flipsEmpty;
  const others = match.inPlay(card => together?.fits(card) === true);
  match.dealer.effect(one.card);
  for (const flipped of [one, ...others]) flip(match, flipped);
  for (const { id, card } of others)
    if (match.find(id)?.card === card) yield* performAll(match, { card, id, seat: match.state.first }, 'when revealed');
}

/** Counters go with the face that was up; the new one brings its own. */
function flip(match: Match, one: InPlay): void {
  const { card, used, counters } = flipped(match, one);
  match.turn(one, card);
  Object.assign(one, { used, counters });
  const id = match.def(one).kind === 'villain' ? 'log-flip' : 'log-flip-with';
  match.dealer.log({ id, args: { card: { card: one.card } }, why: { card: one.card, rule: 'faces' } });
}

/** A new stage comes with its first face: what flips together with the villain shows the face that goes with it (W1-105). */
export function alignFaces(match: Match, villain: InPlay): void {
  const { back } = match.def(villain);
  for (const one of match.inPlay(card => card.flipsEmpty?.fits(match.def(villain)) === true))
    if (match.def(one).back !== back) flip(match, one);
}
