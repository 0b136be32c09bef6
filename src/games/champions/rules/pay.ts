import {
  type Answer,
  choosePayment,
  type PayItem,
  type PayOption,
  type Play,
  type Seat,
  text,
} from '../../../kernel/index.js';
import { type Price, RESOURCES, type Resource, type ResourceAbility, type Resources } from '../behaviour.js';
import type { Card } from '../card.js';
import type { InPlay } from '../state.js';
import { leave } from './enter.js';
import type { Match } from './match.js';
import { instanceOf, labelOf } from './options.js';
import { discard, inHand, take } from './zones.js';

/** What can pay: a card from hand, or a resource ability in play. Each gives one type; wild is what the payer names. */
interface Fund {
  readonly id: number;
  readonly card: string;
  readonly type: Resource;
  readonly amount: number;
}

/** What a payment is for: its aspect counts for cards that pay double. `without`: it is on the table and cannot pay. */
export interface Purpose {
  readonly card: Card;
  readonly without?: number;
}

/** The key under which a resource ability's uses are counted. */
export const RESOURCE = 'resource';

/** All that a player could pay with now. */
export function funds(match: Match, seat: Seat, { card: bought, without }: Purpose): Fund[] {
  const found: Fund[] = [];
  const add = (id: number, card: string, resources: Resources, times: number): void => {
    for (const [type, amount] of Object.entries(resources))
      found.push({ id, card, type: type as Resource, amount: amount * times });
  };
  for (const { id, card } of match.player(seat).hand) {
    if (id === without) continue;
    const { resources, doubles } = match.card(card);
    add(id, card, resources, doubles === bought.faction ? 2 : 1);
  }
  for (const one of match.state.play) {
    if (one.controller !== seat || one.facedown) continue;
    const { resource } = match.card(one.card);
    if (resource === undefined || !isUsable(match, one, resource, seat)) continue;
    add(one.id, one.card, resource.gives(match.look({ card: one.card, id: one.id, seat })), 1);
  }
  return found;
}

function isUsable(match: Match, { id, card, used }: InPlay, ability: ResourceAbility, seat: Seat): boolean {
  const { form, limit, costs } = ability;
  if (form !== undefined && form !== match.formOf(seat)) return false;
  if (limit !== undefined && (used[RESOURCE] ?? 0) >= limit) return false;
  if (costs === undefined) return true;
  const effect = match.effect({ card, id, seat });
  return costs.every(cost => cost.able(effect));
}

/** The price of exactly these resources. */
export const priceOfTypes = (typed: Resources): Price => ({
  total: Object.values(typed).reduce((sum, amount) => sum + amount, 0),
  typed,
});

/** Whether these can pay a price in full. */
export function covers(available: readonly Fund[], { total, typed }: Price): boolean {
  if (available.reduce((sum, { amount }) => sum + amount, 0) < total) return false;
  const due = Object.entries(typed)
    .map(([type, amount]) => amount - sumOf(available, type))
    .filter(amount => amount > 0);
  if (due.length === 0) return true;
  const wilds = available.filter(({ type }) => type === 'wild').map(({ amount }) => amount);
  // The largest wild for the largest gap: each counts as one type.
  for (const wild of wilds.sort((one, other) => other - one)) {
    due.sort((one, other) => other - one);
    due[0] = (due[0] as number) - wild;
  }
  return due.every(amount => amount <= 0);
}

const sumOf = (available: readonly Fund[], wanted: string): number =>
  available.reduce((sum, { type, amount }) => (type === wanted ? sum + amount : sum), 0);

/** Whether a player could pay that now. */
export function canPay(match: Match, seat: Seat, price: Price, purpose: Purpose): boolean {
  if (price.total <= 0) return true;
  if (RESOURCES.some(type => price.typed[type] !== undefined)) return covers(funds(match, seat, purpose), price);
  return holds(match, seat, price.total, purpose);
}

/** Whether all a player could pay with comes to so much, of whatever type. Asked for every card of every menu: it makes no lists. */
function holds(match: Match, seat: Seat, total: number, { card: bought, without }: Purpose): boolean {
  let due = total;
  for (const { id, card } of match.player(seat).hand) {
    if (id === without) continue;
    const { resources, doubles } = match.card(card);
    due -= amountOf(resources) * (doubles === bought.faction ? 2 : 1);
    if (due <= 0) return true;
  }
  for (const one of match.state.play) {
    if (one.controller !== seat || one.facedown) continue;
    const { resource } = match.card(one.card);
    if (resource === undefined || !isUsable(match, one, resource, seat)) continue;
    due -= amountOf(resource.gives(match.look({ card: one.card, id: one.id, seat })));
    if (due <= 0) return true;
  }
  return false;
}

function amountOf(resources: Resources): number {
  let sum = 0;
  for (const type of RESOURCES) sum += resources[type] ?? 0;
  return sum;
}

/**
 * Lets a player pay. Returns what went towards the cost by type: what comes after the cost is covered is lost, and has
 * paid for nothing.
 */
export function* pay(match: Match, seat: Seat, price: Price, purpose: Purpose): Play<Resources> {
  if (price.total <= 0) return {};
  const { card } = purpose;
  const available = funds(match, seat, purpose);
  const named = new Set<string>([...Object.keys(price.typed), ...(card.asks === undefined ? [] : [card.asks])]);
  const options: PayOption[] = available.map(({ id, card: from, type, amount }) => ({
    key: `c${id}`,
    label: labelOf(from),
    card: from,
    ways: (type === 'wild' && named.size > 0 ? [...named] : [type]).map(as => ({ as, amount })),
  }));
  const items = yield* choosePayment({
    seat,
    reason: 'pay',
    question: text('ask-pay', { card: { card: card.id }, cost: price.total }),
    source: card.id,
    options,
    cost: { total: price.total, typed: price.typed as Record<string, number> },
    surplus: true,
    default: suggested(
      options,
      price,
      card.asks ?? null,
      key => inHand(match.state, seat, instanceOf(key)) === undefined,
    ),
  });
  yield* spend(match, seat, items, card);
  return assigned(items, available, price);
}

/** An option as what it is: one that may count as several types is wild. */
const fundOf = ({ key, card = '', ways }: PayOption): Fund => {
  const [way] = ways as readonly [PayOption['ways'][number], ...PayOption['ways']];
  return { id: instanceOf(key), card, type: ways.length > 1 ? 'wild' : (way.as as Resource), amount: way.amount };
};

/**
 * A payment worth suggesting: what is on the table before cards, each that fits before one that gives more than is due,
 * nothing that could be left out, and no wild resource spent on a type where only it can pay another. Where the card does
 * more when paid with some type, that type is among it if it takes nothing more.
 */
function suggested(
  options: readonly PayOption[],
  price: Price,
  asks: Resource | null,
  isOnTable: (key: string) => boolean,
): Answer {
  const due: Record<string, number> = { ...price.typed };
  let total = price.total;
  const paid: { key: string; as: string; amount: number }[] = [];
  const left = [...options].sort((one, other) => Number(isOnTable(other.key)) - Number(isOnTable(one.key)));
  const spent = (): boolean => total <= 0 && Object.values(due).every(amount => amount <= 0);
  // Types that are asked for come first; then what wastes least, and takes the fewest cards.
  const worth = ({ as, amount }: { as: string; amount: number }): number => {
    const typed = Math.max(0, due[as] ?? 0);
    const useful = Math.min(amount, typed > 0 ? typed : Math.max(0, total));
    const wished = as === asks && typed === 0 && useful > 0 && !paid.some(one => one.as === asks);
    return (typed > 0 ? 100 : 0) + useful - 10 * (amount - useful) + (wished ? 0.5 : 0);
  };
  const leadsOn = (option: PayOption, { as, amount }: { as: string; amount: number }): boolean =>
    Object.keys(due).length === 0 ||
    covers(left.filter(other => other !== option).map(fundOf), {
      total: total - amount,
      typed: as in due ? { ...due, [as]: (due[as] as number) - amount } : due,
    });
  while (!spent() && left.length > 0) {
    const open = Object.values(due).some(amount => amount > 0);
    let best: { at: number; as: string; amount: number; value: number } | null = null;
    for (const [at, option] of left.entries())
      for (const way of option.ways) {
        const value = worth(way);
        if ((best === null || value > best.value) && leadsOn(option, way)) best = { at, ...way, value };
      }
    // Where a type is due that nothing left can give, no payment is possible; rules never ask for one then.
    if (best === null || (open && best.value < 50)) break;
    const [option] = left.splice(best.at, 1) as [PayOption];
    paid.push({ key: option.key, as: best.as, amount: best.amount });
    total -= best.amount;
    if (due[best.as] !== undefined) due[best.as] = (due[best.as] as number) - best.amount;
  }
  const pays = (items: typeof paid): boolean =>
    items.reduce((sum, { amount }) => sum + amount, 0) >= price.total &&
    Object.entries(price.typed).every(
      ([type, amount]) => items.reduce((sum, item) => (item.as === type ? sum + item.amount : sum), 0) >= amount,
    );
  let kept = paid;
  for (const one of [...paid].reverse()) {
    const without = kept.filter(item => item !== one);
    if (pays(without)) kept = without;
  }
  // What is given first goes towards the cost.
  const first = kept.filter(({ as }) => as === asks);
  return { pay: [...first, ...kept.filter(one => !first.includes(one))].map(({ key, as }) => ({ key, as })) };
}

function* spend(match: Match, seat: Seat, items: readonly PayItem[], bought: Card): Play {
  const { state } = match;
  const cards: string[] = [];
  for (const id of items.map(({ key }) => instanceOf(key))) {
    const held = inHand(state, seat, id);
    if (held === undefined) yield* generate(match, seat, match.get(id));
    else {
      take(match.player(seat).hand, id);
      discard(state, held);
      if (match.card(held.card).doubles === bought.faction) match.dealer.effect(held.card);
      match.dealer.show();
    }
    cards.push(held?.card ?? match.find(id)?.card ?? '');
  }
  const list = cards.filter(card => card !== '').map(card => ({ card }));
  if (list.length > 0)
    match.dealer.log({ id: 'log-pay', args: { who: { seat }, cards: { list } }, why: { rule: 'costs' } });
}

/** Uses a resource ability. */
function* generate(match: Match, seat: Seat, source: InPlay): Play {
  const { id, card, used } = source;
  const { costs = [], limit } = match.card(card).resource as ResourceAbility;
  if (limit !== undefined) used[RESOURCE] = (used[RESOURCE] ?? 0) + 1;
  const effect = match.effect({ card, id, seat });
  for (const cost of costs) yield* cost.pay(effect);
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
function assigned(items: readonly PayItem[], available: readonly Fund[], { total, typed }: Price): Resources {
  const due: Record<string, number> = { ...typed };
  let open = total - Object.values(typed).reduce((sum, amount) => sum + amount, 0);
  const went: Record<string, number> = {};
  for (const { key, as } of items) {
    const amount = available.find(({ id }) => `c${id}` === key)?.amount ?? 0;
    const exact = Math.min(amount, due[as] ?? 0);
    const rest = Math.min(amount - exact, open);
    if (exact > 0) due[as] = (due[as] ?? 0) - exact;
    open -= rest;
    if (exact + rest > 0) went[as] = (went[as] ?? 0) + exact + rest;
  }
  return went;
}
