import { gameOf } from '../../games/index.js';
import {
  areAlike,
  cardsOf,
  type Game,
  hashOf,
  type Json,
  measureOf,
  type Order,
  orderablesFor,
  type Prompt,
} from '../../kernel/index.js';
import { isOver, type MatchRow, type Store } from '../../store/port.js';
import type { Matches } from '../matches.js';
import { readPlayPreferences, type StandingOrder } from '../people/preferences.js';
import { Refused } from '../refused.js';
import { overRefusal, seatFor } from './checks.js';
import type { Person } from './look.js';
import { retried } from './retried.js';

/** So many orders fit into one list of Discord's. */
const MOST = 25;

export interface Choosing {
  readonly store: Store;
  readonly matches: Matches;
}

type Chosen = Readonly<Record<string, Json>>;

/**
 * Changes what somebody has chosen for themselves, worked out from what that was; what other rooms have stored there stays.
 * Their matches in play go by it at once.
 */
export async function choose(
  { store, matches }: Choosing,
  { id, name }: Person,
  change: (before: Chosen) => Chosen | Promise<Chosen>,
): Promise<Json> {
  const changed = async () => {
    const stored = await store.playerPreferences(id);
    const before = (typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}) as Chosen;
    const after = { ...before, ...(await change(before)) };
    // Of somebody who has been forgotten meanwhile, there is nothing to change.
    if (hashOf(after) !== hashOf(stored)) await store.setPlayerPreferences(id, name, after, stored);
    return { before, after };
  };
  const { before, after } = await matches.inTurn(`choices of ${id}`, () => retried(changed));
  if (hashOf(readPlayPreferences(before)) !== hashOf(readPlayPreferences(after)))
    for (const match of await store.matchesOf({ player: id, status: ['playing'] }))
      await matches.reconsider(match.id, id);
  return after;
}

/** Somebody's auto-replies, but for those of matches that are over. */
export const ordersOf = async ({ store }: Choosing, player: string): Promise<StandingOrder[]> =>
  liveIn(store, await store.playerPreferences(player));

async function liveIn(store: Store, chosen: Json): Promise<StandingOrder[]> {
  const { orders } = readPlayPreferences(chosen);
  const scopes = [...new Set(orders.flatMap(({ match }) => match ?? []))];
  const open = await Promise.all(scopes.map(async id => ((await isOpen(store, id)) ? id : null)));
  return orders.filter(({ match }) => match === null || open.includes(match));
}

async function isOpen(store: Store, id: string): Promise<boolean> {
  const match = await store.match(id);
  return match !== null && !isOver(match);
}

/** An order for one match is for those who sit there, while it lasts. @throws Refused */
async function checkScope({ store }: Choosing, person: Person, { match: id }: StandingOrder): Promise<void> {
  if (id === null) return;
  const match = await store.match(id);
  if (match === null) throw new Refused('no-match');
  seatFor(match, person.id);
  if (isOver(match)) throw overRefusal(match);
}

/** Gives an auto-reply. It takes the place of those that it makes needless, or that say otherwise. @throws Refused */
export async function giveOrder(choosing: Choosing, person: Person, order: StandingOrder): Promise<void> {
  await checkScope(choosing, person, order);
  await choose(choosing, person, async before => ({
    orders: withOrder(await liveIn(choosing.store, before), order).map(plain),
  }));
}

/** Whether an auto-reply could be given. @throws Refused where it couldn't */
export async function checkOrder(choosing: Choosing, person: Person, order: StandingOrder): Promise<void> {
  await checkScope(choosing, person, order);
  withOrder(await ordersOf(choosing, person.id), order);
}

function withOrder(live: readonly StandingOrder[], order: StandingOrder): StandingOrder[] {
  const kept = live.filter(other => !isReplaced(other, order));
  if (kept.length >= MOST) throw new Refused('too-many-orders', { most: MOST });
  return [...kept, order];
}

/** Takes an auto-reply back. @throws Refused where there is none like it (any more) */
export async function dropOrder(choosing: Choosing, person: Person, order: StandingOrder): Promise<void> {
  await choose(choosing, person, async before => {
    const live = await liveIn(choosing.store, before);
    const kept = live.filter(other => !isSame(other, order));
    if (kept.length === live.length) throw new Refused('unknown-order');
    return { orders: kept.map(plain) };
  });
}

const plain = (order: StandingOrder): Json => ({ ...order });

const isSame = (one: StandingOrder, other: StandingOrder): boolean => idOf(one) === idOf(other);

/** A text that tells one order from another. */
export const idOf = ({ game, match, kind, below, card }: StandingOrder): string =>
  [game, match ?? '', kind, below ?? '', card ?? ''].join('/');

/** About the same questions and for the same matches: everything gives way to an order for all, limits to limits, a card to itself. */
function isReplaced(before: StandingOrder, now: StandingOrder): boolean {
  if (before.game !== now.game || before.match !== now.match || !sameQuestions(before, now)) return false;
  if (now.card === undefined && now.below === undefined) return true;
  if (now.below !== undefined) return before.below !== undefined;
  return before.card === now.card;
}

function sameQuestions(before: StandingOrder, now: StandingOrder): boolean {
  if (before.kind === now.kind) return true;
  const [one, other] = [before, now].map(({ kind }) => gameOf(now.game)?.orders?.find(({ id }) => id === kind));
  return one !== undefined && other !== undefined && areAlike(one, other);
}

/** The orders that would have answered a question, from the narrowest to the widest: for its card, its amount, its kind. */
export function proposals(game: Pick<Game, 'orders'>, prompt: Prompt): Order[] {
  return orderablesFor(game.orders ?? [], prompt).flatMap(kind => {
    const amount = measureOf(kind, prompt);
    const cards = cardsOf(kind, prompt);
    return [
      ...(cards.length === 1 ? [{ kind: kind.id, card: cards[0] as string }] : []),
      ...(amount === null ? [] : [{ kind: kind.id, below: amount + 1 }]),
      { kind: kind.id },
    ];
  });
}

/** An order for this match, or for every match of its game. */
export const standingOrder = (
  { id, game }: Pick<MatchRow, 'id' | 'game'>,
  order: Order,
  here: boolean,
): StandingOrder => ({
  ...order,
  game,
  match: here ? id : null,
});
