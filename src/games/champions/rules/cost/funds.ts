import { type PayOption, type Seat, type Way, wayOf } from '../../../../kernel/index.js';
import { keyOf, labelOf, onceFor } from '../../../../tabletop/index.js';
import { type Price, RESOURCES, type Resource, type ResourceAbility, type Resources } from '../../behaviour.js';
import type { Card } from '../../card.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';

/** What can pay: a card from hand, or a resource ability in play, with all that it generates. */
export interface Fund {
  readonly id: number;
  readonly card: string;
  readonly resources: Resources;
}

/** What a payment is for: its aspect counts for cards that pay double (CH-C30). `without`: it is on the table and cannot pay. */
export interface Purpose {
  readonly card: Card;
  readonly without?: number;
}

/** The key under which a resource ability's uses are counted. */
export const RESOURCE = 'resource';

/** All that a player could pay with now, as it is when the paying begins (CH-C6). */
export function funds(match: Match, seat: Seat, { card: bought, without }: Purpose): Fund[] {
  const found: Fund[] = [];
  for (const { id, card } of match.player(seat).hand) {
    if (id === without) continue;
    if (isKept(match, seat, card)) continue;
    const { resources, doubles } = match.card(card);
    found.push({ id, card, resources: doubles === bought.faction ? doubled(resources) : resources });
  }
  for (const { one, card } of match.board.having('resource')) {
    const { resource } = card;
    if (one.controller !== seat || resource === undefined || !isUsable(match, one, resource, seat, bought)) continue;
    const resources = resource.gives.of(match.look({ card: one.card, id: one.id, seat }), without);
    found.push({ id: one.id, card: one.card, resources });
  }
  return found.filter(({ resources }) => amountOf(resources) > 0);
}

const doubled = (resources: Resources): Resources =>
  Object.fromEntries(Object.entries(resources).map(([type, amount]) => [type, 2 * amount]));

/** A resource card that its player may not spend in this form. */
function isKept(match: Match, seat: Seat, id: string): boolean {
  const { kind, form } = match.card(id);
  return kind === 'resource' && form !== undefined && form !== match.formOf(seat);
}

function isUsable(
  match: Match,
  { id, card, used }: InPlay,
  ability: ResourceAbility,
  seat: Seat,
  bought: Card,
): boolean {
  const { form, limit, costs, pays } = ability;
  if (pays?.fits(bought) === false) return false;
  if (form !== undefined && form !== match.formOf(seat)) return false;
  if (limit !== undefined && (used[RESOURCE] ?? 0) >= limit) return false;
  if (costs === undefined) return true;
  const game = match.game({ card, id, seat });
  return costs.every(cost => cost.able(game, undefined) === null);
}

/** How many of one type there are at most: each wild icon may be one of it. */
export const mostOf = (available: readonly Fund[], type: Resource): number =>
  sumOf(available, type) + sumOf(available, 'wild');

function sumOf(available: readonly Fund[], type: Resource): number {
  let sum = 0;
  for (const { resources } of available) sum += resources[type] ?? 0;
  return sum;
}

/** Whether these can pay a price in full: each wild icon may be whatever type is still missing. */
export function covers(available: readonly Fund[], { total, typed }: Price): boolean {
  let due = total;
  for (const { resources } of available) due -= amountOf(resources);
  if (due > 0) return false;
  if (!isTyped(typed)) return true;
  let missing = 0;
  for (const type of RESOURCES) missing += Math.max(0, (typed[type] ?? 0) - sumOf(available, type));
  return missing <= sumOf(available, 'wild');
}

/** Whether a price names any types. */
export function isTyped(typed: Resources): boolean {
  for (const type of RESOURCES) if (typed[type] !== undefined) return true;
  return false;
}

/** Whether a player could pay that now. */
export function canPay(match: Match, seat: Seat, price: Price, purpose: Purpose): boolean {
  if (price.total <= 0) return true;
  if (isTyped(price.typed)) return covers(funds(match, seat, purpose), price);
  return holds(match, seat, price.total, purpose);
}

/** Whether all a player could pay with comes to so much, of whatever type. Asked for every card of every menu: it makes no lists. */
function holds(match: Match, seat: Seat, total: number, { card: bought, without }: Purpose): boolean {
  let due = total;
  for (const { id, card } of match.player(seat).hand) {
    if (id === without) continue;
    if (isKept(match, seat, card)) continue;
    const { resources, doubles } = match.card(card);
    due -= amountOf(resources) * (doubles === bought.faction ? 2 : 1);
    if (due <= 0) return true;
  }
  for (const { one, card } of match.board.having('resource')) {
    const { resource } = card;
    if (one.controller !== seat || resource === undefined || !isUsable(match, one, resource, seat, bought)) continue;
    due -= amountOf(resource.gives.of(match.look({ card: one.card, id: one.id, seat }), without));
    if (due <= 0) return true;
  }
  return false;
}

const amountOf = ({ energy = 0, mental = 0, physical = 0, wild = 0 }: Resources): number =>
  energy + mental + physical + wild;

/** A fund as an option, with a type for each wild icon where types matter: every way of naming them. */
export const payOption = ({ id, card, resources }: Fund, named: readonly Resource[]): PayOption => ({
  key: keyOf(id),
  label: labelOf(card),
  card,
  ways: waysOf(resources, named),
});

/** The only way there is where no wild icon needs a type. What is printed on cards counts as the same every time. */
const plainWay = onceFor((resources: Resources): readonly Way[] => [wayOf(resources)]);

/** What resources can count as, one type before several. */
function waysOf(resources: Resources, named: readonly Resource[]): readonly Way[] {
  if ((resources.wild ?? 0) === 0 || named.length === 0) return plainWay(resources);
  const { wild = 0, ...printed } = resources;
  return namings(wild, named)
    .map(counts => {
      const sums: Record<string, number> = { ...printed };
      for (const [type, amount] of Object.entries(counts)) sums[type] = (sums[type] ?? 0) + amount;
      return wayOf(sums);
    })
    .sort((one, other) => Number(one.mix !== undefined) - Number(other.mix !== undefined));
}

/** Every way to give so many icons a type each (CH-C37); which icon is which does not matter. */
function namings(icons: number, [type, ...others]: readonly Resource[]): Resources[] {
  if (type === undefined) return icons === 0 ? [{}] : [];
  const found: Resources[] = [];
  for (let count = icons; count >= 0; count--)
    for (const rest of namings(icons - count, others)) found.push(count === 0 ? rest : { [type]: count, ...rest });
  return found;
}
