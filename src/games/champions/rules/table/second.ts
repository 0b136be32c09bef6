import type { Seat } from '../../../../kernel/index.js';
import { made, renew, take, topOf } from '../../../../tabletop/index.js';
import type { ChampionsState, Instance, SecondDeck } from '../../state.js';
import type { Match, Pool } from '../match.js';
import { shuffle } from './deck.js';
import { bare } from './zones.js';

/** The cards of a set that is a second deck, in the order of their ids, each as often as it comes. */
export const cardsOfSecond = (pool: Pool, set: string): string[] =>
  [...pool.values()]
    .filter(({ set: of, kind, faction }) => of === set && faction === 'hero' && kind !== 'hero' && kind !== 'alter_ego')
    .flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => id))
    .sort();

/** A second deck at the beginning, not yet shuffled. */
export function newSecond(state: ChampionsState, pool: Pool, set: string, owner: Seat): SecondDeck {
  const of = cardsOfSecond(pool, set);
  return { of, deck: of.map(card => made(state, card, owner)), discard: [] };
}

/** The player whose second deck a player's card means: their own, else the first player's in order who has one. */
export const holderOfSecond = (match: Match, seat: Seat): Seat | undefined =>
  [seat, ...match.order].find(one => match.state.players[one]?.second != null && !match.player(one).eliminated);

/** The card that lies face up on top; undefined while all its cards are elsewhere. */
export const topOfSecond = (match: Match, seat: Seat): Instance | undefined =>
  topOf(match.player(seat).second?.deck ?? []);

/** Takes the top card, which everybody has seen; the next one is turned up. */
export function takeSecond(match: Match, seat: Seat): Instance | undefined {
  const { second } = match.player(seat);
  const instance = second?.deck.pop();
  if (second == null || instance === undefined) return undefined;
  restock(match, seat);
  turnUp(match, seat);
  return instance;
}

/** The top card goes to the discard pile of its deck. */
export function discardSecond(match: Match, seat: Seat): void {
  const top = topOfSecond(match, seat);
  if (top !== undefined) discardOfSecond(match, seat, top.card);
}

/** A card of the deck goes to its discard pile, wherever it has been shuffled to. */
export function discardOfSecond(match: Match, seat: Seat, card: string): void {
  const { second } = match.player(seat);
  const found = second?.deck.findLast(one => one.card === card);
  if (second == null || found === undefined) return;
  const onTop = topOfSecond(match, seat) === found;
  const instance = take(second.deck, found.id);
  second.discard.push(renew(match.state, bare(instance)));
  match.tell('log-second-discard', seat, instance.card, { rule: 'second-deck' });
  restock(match, seat);
  if (onTop) turnUp(match, seat);
}

/** A card of the discard pile, or of the new deck that it is in by now, is on top again. */
export function backOnTop(match: Match, seat: Seat, card: string): void {
  const { second } = match.player(seat);
  if (second == null) return;
  const zone = second.discard.some(one => one.card === card) ? second.discard : second.deck;
  const found = zone.find(one => one.card === card);
  if (found === undefined) return;
  take(zone, found.id);
  second.deck.push(found);
  match.dealer.log({ id: 'log-second-back', args: { card: { card } }, why: { rule: 'second-deck' } });
}

/** A card is shuffled into its deck. */
export function shuffleIntoSecond(match: Match, seat: Seat, instance: Instance): void {
  const { second } = match.player(seat);
  if (second == null) return;
  second.deck.push(bare(instance));
  shuffle(match, second.deck, streamOf(seat));
  turnUp(match, seat);
}

/** An empty deck: the discard pile becomes the new one at once. */
function restock(match: Match, seat: Seat): void {
  const { second } = match.player(seat);
  if (second == null || second.deck.length > 0 || second.discard.length === 0) return;
  second.deck.push(...second.discard.splice(0));
  shuffle(match, second.deck, streamOf(seat));
  match.dealer.log({ id: 'log-second-reset', args: { who: { seat } }, why: { rule: 'second-deck' } });
}

/** Another card lies on top now, for all to see. */
function turnUp(match: Match, seat: Seat): void {
  const top = topOfSecond(match, seat);
  if (top === undefined) return;
  match.dealer.show();
  match.tell('log-second-top', seat, top.card, { rule: 'second-deck' });
}

/** The stream that shuffles a player's second deck. */
export const streamOf = (seat: Seat): string => `second deck of seat ${seat}`;
