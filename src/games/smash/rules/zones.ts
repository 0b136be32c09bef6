import type { Seat, Why } from '../../../kernel/index.js';
import { draw as drawTo, instanceList, shuffle, take } from '../../../tabletop/index.js';
import type { Instance, Place } from '../state.js';
import type { Match } from './match.js';
import type { Source } from './source.js';

export const HAND = 5;

/** Draws up to `count` cards. An empty deck is the shuffled discard pile; where both are empty nothing comes (SM-13). */
export function draw(match: Match, seat: Seat, count: number, why = 'refill'): number {
  const { deck, hand } = match.team(seat);
  const next = (): Instance | undefined => {
    if (deck.length === 0) reshuffle(match, seat);
    return deck.pop();
  };
  return drawTo(match.dealer, { seat, hand, count, next, why: { rule: why } });
}

function reshuffle(match: Match, seat: Seat): void {
  const { deck, discard } = match.team(seat);
  if (discard.length === 0) return;
  deck.push(...discard.splice(0));
  shuffle(match.state, deck, match.dealer.random(`deck of seat ${seat}`));
  match.dealer.log({ id: 'log-reshuffle', args: { who: { seat } }, why: { rule: 'reshuffle' } });
}

/** How many cards a team's hand is kept at: five, and what its heroes add. */
export function handSize(match: Match, seat: Seat): number {
  let size = HAND;
  for (const place of match.team(seat).places)
    if (place !== null) for (const { hand } of match.passives(place)) if (hand !== undefined) size += hand;
  return size;
}

/** How many cards a team's hand is short of what it is kept at. */
export const missing = (match: Match, seat: Seat): number =>
  Math.max(0, handSize(match, seat) - match.team(seat).hand.length);

/** The hand is refilled at once, also inside a battle (SM-5); with so many cards at most. Returns how many came. */
export function refill(match: Match, seat: Seat, most: number = Number.POSITIVE_INFINITY): number {
  const { hand, out } = match.team(seat);
  const count = out ? 0 : Math.min(most, missing(match, seat));
  if (count === 0) return 0;
  const drawn = draw(match, seat, count);
  if (drawn > 0 && hand.length > HAND) tookHand(match, seat);
  return drawn;
}

/**
 * What a hand comes to once the card that does something has left it and been replaced (SM-5, SM-C27), and whether that makes
 * the discard pile a new deck (SM-13). Where nothing is played, the hand as it is.
 */
export function afterPlaying(
  match: Match,
  { seat, card, as }: Pick<Source, 'seat' | 'card' | 'as'>,
): { readonly held: number; readonly reshuffles: boolean } {
  const { hand, deck, discard: pile } = match.team(seat);
  if (as === 'power' || !hand.some(instance => instance.card === card)) return { held: hand.length, reshuffles: false };
  const kept = hand.length - 1;
  const short = Math.max(0, handSize(match, seat) - kept);
  return { held: kept + Math.min(short, deck.length + pile.length + 1), reshuffles: short > deck.length };
}

/** A hand that was kept at `before` cards and is bigger now draws the difference at once, and nothing else (SM-C21, SM-C32). */
export function widen(match: Match, seat: Seat, before: number): void {
  const size = handSize(match, seat);
  const count = Math.min(size - before, size - match.team(seat).hand.length);
  if (count > 0 && draw(match, seat, count) > 0) tookHand(match, seat);
}

function tookHand(match: Match, seat: Seat): void {
  for (const place of match.team(seat).places)
    if (place !== null && match.has(place, 'hand')) match.took(place, 'hand');
}

/** A card that has been used, to its owner's discard pile; out of play where its owner is out (SM-12). */
export function discard(match: Match, instance: Instance): void {
  const owner = match.team(instance.owner);
  if (!owner.out) owner.discard.push(instance);
}

/**
 * Cards go from a hand by what a card says, for all to see, and as many come. `late`: the card says that they are not replaced
 * before their team plays one itself or ends its turn; what does replace its own leaves those away (SM-C30).
 */
export function discardFrom(
  match: Match,
  seat: Seat,
  gone: readonly Instance[],
  card: string,
  { late }: { readonly late?: true | undefined } = {},
): void {
  const { hand } = match.team(seat);
  match.dealer.show();
  for (const { id } of gone) discard(match, take(hand, id));
  match.dealer.log({
    id: 'log-discard',
    args: { who: { seat }, cards: instanceList(gone) },
    why: { card },
  });
  if (late !== true) refill(match, seat, gone.length);
}

/** Loot is discarded when its hero is stunned or leaves the table (SM-11), or when a card says so. */
export function dropLoot(match: Match, place: Place, why: Why = { rule: 'loot' }): void {
  if (place.loot === null) return;
  discard(match, place.loot);
  match.dealer.log({ id: 'log-loot-gone', args: { card: { card: place.loot.card } }, why });
  place.loot = null;
}
