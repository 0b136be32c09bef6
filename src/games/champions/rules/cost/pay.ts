import {
  choosePayment,
  type PayItem,
  type PayOption,
  type Play,
  type Preview,
  partsOf,
  type Seat,
  text,
} from '../../../../kernel/index.js';
import { instanceOf, perform, take } from '../../../../tabletop/index.js';
import type { Price, Resource, ResourceAbility, Resources } from '../../behaviour.js';
import type { Card } from '../../card.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';
import { leave } from '../table/enter.js';
import { discard, inHand } from '../table/zones.js';
import { funds, type Purpose, payOption, RESOURCE } from './funds.js';
import { missedFromHand, ON_TABLE } from './missed.js';
import { type Source, suggested } from './suggest.js';

/** The price of exactly these resources. */
export const priceOfTypes = (typed: Resources): Price => ({
  total: Object.values(typed).reduce((sum, amount) => sum + amount, 0),
  typed,
});

/** All that a player could pay a price with, as it is offered. */
function sourcesFor(match: Match, seat: Seat, price: Price, purpose: Purpose): Source[] {
  const named = new Set(Object.keys(price.typed) as Resource[]);
  if (purpose.card.asks !== undefined) named.add(purpose.card.asks);
  return funds(match, seat, purpose).map(fund => ({
    fund,
    option: payOption(fund, [...named]),
    missed: () =>
      inHand(match.state, seat, fund.id) === undefined
        ? ON_TABLE
        : missedFromHand(match, seat, fund.card, purpose.card),
  }));
}

/** What something costs, and with what it is paid unless its player chooses otherwise. */
export function paymentPreview(match: Match, seat: Seat, price: Price, purpose: Purpose): Pick<Preview, 'follow'> {
  if (price.total <= 0) return {};
  const sources = sourcesFor(match, seat, price, purpose);
  const answer = suggested(sources, price, purpose.card);
  const keys = 'pay' in answer ? answer.pay.map(({ key }) => key) : [];
  const cards = keys.flatMap(key => sources.filter(({ option }) => option.key === key).map(({ fund }) => fund.card));
  const list = cards.map(card => ({ card }));
  const cost = price.total;
  const says = text('preview-pay', { cost, cards: { list } });
  return { follow: { reason: 'pay', says, asks: text('fact-cost', { cost }) } };
}

/** How a player has said that they pay. Nothing has been spent yet. */
interface Payment {
  readonly items: readonly PayItem[];
  readonly options: readonly PayOption[];
  readonly price: Price;
  readonly card: Card;
}

/** Asks a player how they pay. */
export function* agreed(match: Match, seat: Seat, price: Price, purpose: Purpose): Play<Payment> {
  const { card } = purpose;
  if (price.total <= 0) return { items: [], options: [], price, card };
  const sources = sourcesFor(match, seat, price, purpose);
  const options = sources.map(({ option }) => option);
  const items = yield* choosePayment({
    seat,
    reason: 'pay',
    question: text('ask-pay', { card: { card: card.id }, cost: price.total }),
    source: card.id,
    options,
    cost: { total: price.total, typed: price.typed as Record<string, number> },
    surplus: true,
    default: suggested(sources, price, card),
  });
  return { items, options, price, card };
}

/**
 * Spends what was agreed on. Returns what went towards the cost by type: what comes after the cost is covered is lost,
 * and has paid for nothing.
 */
export function* settle(match: Match, seat: Seat, { items, options, price, card }: Payment): Play<Resources> {
  yield* spend(match, seat, items, card);
  return assigned(items, options, price);
}

/** Lets a player pay: both at once. */
export function* pay(match: Match, seat: Seat, price: Price, purpose: Purpose): Play<Resources> {
  return yield* settle(match, seat, yield* agreed(match, seat, price, purpose));
}

function* spend(match: Match, seat: Seat, items: readonly PayItem[], bought: Card): Play {
  const { state } = match;
  const cards: string[] = [];
  for (const id of items.map(({ key }) => instanceOf(key))) {
    const held = inHand(state, seat, id);
    // Noted beforehand: the last resource of a card may have it leave play.
    const { card } = held ?? match.get(id);
    cards.push(card);
    if (held === undefined) yield* generate(match, seat, match.get(id));
    else {
      take(match.player(seat).hand, id);
      discard(state, held);
      const { doubles, form } = match.card(held.card);
      if (doubles === bought.faction || form !== undefined) match.dealer.effect(held.card);
      match.dealer.show(seat);
    }
  }
  const list = cards.map(card => ({ card }));
  if (list.length > 0)
    match.dealer.log({ id: 'log-pay', args: { who: { seat }, cards: { list } }, why: { rule: 'costs' } });
}

/** Uses a resource ability. */
function* generate(match: Match, seat: Seat, source: InPlay): Play {
  const { id, card, used } = source;
  const { costs = [], limit } = match.card(card).resource as ResourceAbility;
  if (limit !== undefined) used[RESOURCE] = (used[RESOURCE] ?? 0) + 1;
  const game = match.game({ card, id, seat });
  for (const cost of costs) yield* perform(cost, game, undefined);
  match.dealer.effect(card);
  yield* spent(match, id);
}

/** A card whose uses are gone is discarded. */
export function* spent(match: Match, id: number): Play {
  const source = match.find(id);
  if (source === undefined || source.facedown) return;
  if (match.card(source.card).counters?.uses === true && source.counters === 0) yield* leave(match, id);
}

/** What of a payment went towards the cost, in the order it was given. */
function assigned(items: readonly PayItem[], options: readonly PayOption[], { total, typed }: Price): Resources {
  const due: Record<string, number> = { ...typed };
  const went: Record<string, number> = {};
  let open = total;
  for (const amount of Object.values(typed)) open -= amount;
  for (const { key, as } of items) {
    const way = options.find(option => option.key === key)?.ways.find(one => one.as === as);
    if (way === undefined) continue;
    for (const [type, amount] of partsOf(way)) {
      const exact = Math.min(amount, due[type] ?? 0);
      const rest = Math.min(amount - exact, open);
      if (exact > 0) due[type] = (due[type] ?? 0) - exact;
      open -= rest;
      if (exact + rest > 0) went[type] = (went[type] ?? 0) + exact + rest;
    }
  }
  return went;
}
