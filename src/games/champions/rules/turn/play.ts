import { chooseOne, type Play, type Preview, type Seat, type Text, text } from '../../../../kernel/index.js';
import { instanceOf, take } from '../../../../tabletop/index.js';
import type { Resources } from '../../behaviour.js';
import { type Card, printed } from '../../card.js';
import type { InPlay, Instance, Lasting } from '../../state.js';
import { isDouble } from '../combat/targets.js';
import { canPay } from '../cost/funds.js';
import { agreed, paymentPreview, settle } from '../cost/pay.js';
import type { Match } from '../match.js';
import { described } from '../table/described.js';
import { allyLimits, enter, hostsFor } from '../table/enter.js';
import { constantSource } from '../table/values.js';
import { optionsOf } from '../table/whose.js';
import { inHand } from '../table/zones.js';

const WHY_FORM = text('why-hero');
const WHY_UNIQUE = text('why-unique');
const WHY_MAX = text('why-max');
const WHY_MAX_ROUND = text('why-max-round');
const WHY_RESTRICTED = text('why-restricted');
const WHY_HOST = text('why-host');
const WHY_RESOURCES = text('why-resources');

/** Whether a row makes a card cheaper that a player plays next. */
const cheapens = ({ discount, of, only }: Lasting, seat: Seat, card: Card): boolean =>
  discount !== undefined &&
  ('everybody' in of || ('seat' in of && of.seat === seat)) &&
  (only === undefined || (only.kind === card.kind && printed(card, only.trait)));

/** What a card costs less if a player plays it next. */
const discount = ({ state }: Match, seat: Seat, card: Card): number =>
  state.lasting.reduce((sum, row) => (cheapens(row, seat, card) ? sum + (row.discount ?? 0) : sum), 0);

/** A card is being played: what made it cheaper is used up. */
function useDiscount({ state }: Match, seat: Seat, card: Card): void {
  state.lasting = state.lasting.filter(row => !cheapens(row, seat, card));
}

/** What a card takes off its own cost. */
function ownDiscount(match: Match, seat: Seat, id: number, { id: card, costsLess = 0 }: Card): number {
  return typeof costsLess === 'number' ? costsLess : costsLess.of(match.look({ card, id, seat }), undefined);
}

/** What a player's card costs that player now. `id`: of the card itself. `host`: what it will be attached to. */
export function costOf(match: Match, seat: Seat, id: number, card: Card, host: InPlay | null = null): number {
  let cost = (card.cost ?? 0) - discount(match, seat, card) - ownDiscount(match, seat, id, card);
  for (const { one, card: other } of match.board.having('prices')) {
    const source = constantSource(one);
    for (const { by, everybody, fits } of other.prices ?? [])
      if ((everybody || source.seat === seat) && fits(match.look(source), card, host)) cost += by;
  }
  return Math.max(0, cost);
}

/** Why a player may not play a card, whatever it costs and wherever it goes; null where they may. */
export function whyNotNow(match: Match, seat: Seat, { id, card: name }: Pick<Instance, 'id' | 'card'>): Text | null {
  const { needs, max } = match.card(name);
  if (max === 'round' && match.state.players.some(({ played }) => played.includes(name))) return WHY_MAX_ROUND;
  if (needs === undefined || needs.holds(match.look({ card: name, id, seat }), undefined)) return null;
  return text('why-needs', { condition: needs.says });
}

/** What it costs to play a card for which nothing has been chosen yet: as little as any host makes it. */
function leastCost(match: Match, seat: Seat, id: number, card: Card): number {
  const costs =
    card.attach === undefined ? [] : hostsFor(match, card.id, seat).map(at => costOf(match, seat, id, card, at));
  return costs.length === 0 ? costOf(match, seat, id, card) : Math.min(...costs);
}

/** Whether its cost hangs on what it is attached to: then that is chosen before it is paid. */
function isPricedByHost(match: Match, seat: Seat, id: number, card: Card): boolean {
  if (card.attach === undefined || match.board.having('prices').length === 0) return false;
  return new Set(hostsFor(match, card.id, seat).map(at => costOf(match, seat, id, card, at))).size > 1;
}

/** Why an ally, support or upgrade may not be played now; null where it may. */
export function whyNotPlay(match: Match, seat: Seat, instance: Instance): Text | null {
  const card = match.card(instance.card);
  if (card.form === 'hero' && !match.isHero(seat)) return WHY_FORM;
  if (isDouble(match, card)) return WHY_UNIQUE;
  if (controllers(match, seat, card).length === 0) return WHY_MAX;
  if (isOneTooMany(match, seat, card)) return WHY_RESTRICTED;
  if (card.attach !== undefined && hostsFor(match, card.id, seat).length === 0) return WHY_HOST;
  const unmet = whyNotNow(match, seat, instance);
  if (unmet !== null) return unmet;
  const price = { total: leastCost(match, seat, instance.id, card), typed: {} };
  return canPay(match, seat, price, { card, without: instance.id }) ? null : WHY_RESOURCES;
}

/** So many restricted cards a player may control (W1-302). */
const RESTRICTED = 2;

const isOneTooMany = (match: Match, seat: Seat, card: Card): boolean =>
  card.keywords.restricted === true &&
  match.inPlay(({ keywords }, one) => keywords.restricted === true && one.controller === seat).length >= RESTRICTED;

/** Players under whose control a card may be played: its own, or any, as many copies as each may have. */
function controllers(match: Match, seat: Seat, card: Card): Seat[] {
  const seats = card.anyPlayer === true ? match.order : [seat];
  if (card.max !== 'player') return seats;
  return seats.filter(one => !match.controlled(one, card.kind).some(other => other.card === card.id));
}

/** What a card costs, and with what it is paid unless its player chooses otherwise. */
export function playPreview(match: Match, seat: Seat, { id, card: name }: Instance): Partial<Preview> {
  const card = match.card(name);
  return paymentPreview(match, seat, { total: leastCost(match, seat, id, card), typed: {} }, { card, without: id });
}

/** The hosts for which a player can pay what the card then costs. */
const payableHosts = (match: Match, seat: Seat, id: number, card: Card): InPlay[] =>
  hostsFor(match, card.id, seat).filter(host =>
    canPay(match, seat, { total: costOf(match, seat, id, card, host), typed: {} }, { card, without: id }),
  );

/** Plays an ally, support or upgrade: paid, on the table, into play; then what responds to that. */
export function* playCard(match: Match, seat: Seat, id: number): Play {
  const { state } = match;
  const card = match.card((playable(match, seat, id) as Instance).card);
  const priced = isPricedByHost(match, seat, id, card);
  const chosen = priced
    ? yield* chooseHost(match, card.id, seat, { hosts: payableHosts(match, seat, id, card) })
    : null;
  const at = chosen === null ? hostsFor(match, card.id, seat)[0] : match.find(chosen);
  const price = { total: costOf(match, seat, id, card, at ?? null), typed: {} };
  // Nobody sees it before its player has said how they pay: until then they may think better of it.
  const cheaper = ownDiscount(match, seat, id, card) > 0;
  const payment = yield* agreed(match, seat, price, { card, without: id });
  const instance = reveal(match, seat, id, 'playing');
  if (cheaper) match.dealer.effect(card.id);
  const paid = yield* settle(match, seat, payment);
  const controller = yield* chooseController(match, seat, card);
  const host = card.attach === undefined ? null : (chosen ?? (yield* chooseHost(match, card.id, seat)));
  state.resolving.splice(state.resolving.indexOf(instance), 1);
  yield* match.happens(comes(match, instance, seat, controller, host, paid));
}

/** A card that a player may play from where it is: hand, or the discard pile where it says so. */
const playable = (match: Match, seat: Seat, id: number): Instance | undefined =>
  inHand(match.state, seat, id) ?? match.player(seat).discard.find(one => one.id === id);

/** Puts a card on the table, where everybody sees that it is being played. */
export function reveal(match: Match, seat: Seat, id: number, rule: string): Instance {
  const player = match.player(seat);
  const held = inHand(match.state, seat, id) !== undefined;
  const instance = take(held ? player.hand : player.discard, id);
  if (!held) match.dealer.effect(instance.card);
  match.state.resolving.push(instance);
  match.dealer.show(seat);
  match.tell('log-play', seat, instance.card, { rule });
  useDiscount(match, seat, match.card(instance.card));
  player.played.push(instance.card);
  return instance;
}

function* comes(
  match: Match,
  instance: Instance,
  seat: Seat,
  controller: Seat,
  host: number | null,
  paid: Resources,
): Play {
  const { id, card } = enter(match, instance, controller, host === null ? {} : { host }, paid);
  match.raise({ type: 'play', card, target: id, seat });
  yield* allyLimits(match, id);
}

/** Puts a player's card into play without playing it: it enters, but nobody has played it. Returns its id in play. */
export function* putIntoPlay(match: Match, instance: Instance, controller: Seat): Play<number> {
  return yield* match.happens(arrives(match, instance, controller));
}

function* arrives(match: Match, instance: Instance, controller: Seat): Play<number> {
  const { id } = enter(match, instance, controller);
  yield* allyLimits(match, id);
  return id;
}

function* chooseController(match: Match, seat: Seat, card: Card): Play<Seat> {
  const key = yield* chooseOne({
    seat,
    reason: 'control',
    question: text('ask-control', { card: { card: card.id } }),
    source: card.id,
    options: controllers(match, seat, card).map(one => ({
      key: `s${one}`,
      label: text('player', { who: { seat: one } }),
    })),
  });
  return instanceOf(key);
}

/** The host of a card for a player, of those it may have; `chooses`: who decides, where it is not that player. */
export function* chooseHost(
  match: Match,
  card: string,
  seat: Seat,
  {
    hosts = hostsFor(match, card, seat),
    chooses = seat,
  }: { readonly hosts?: readonly InPlay[]; readonly chooses?: Seat } = {},
): Play<number> {
  const key = yield* chooseOne({
    seat: chooses,
    reason: 'attach',
    question: text('ask-attach', { card: { card } }),
    source: card,
    options: optionsOf(hosts),
    preview: option => described(match, option),
  });
  return instanceOf(key);
}
