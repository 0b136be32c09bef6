import { chooseOne, type Play, type Preview, type Seat, type Text, text } from '../../../../kernel/index.js';
import { instanceOf, take } from '../../../../tabletop/index.js';
import type { Card } from '../../card.js';
import type { InPlay, Instance } from '../../state.js';
import { isDouble } from '../combat/targets.js';
import { canPay } from '../cost/funds.js';
import { agreed, paymentPreview, settle } from '../cost/pay.js';
import type { Match } from '../match.js';
import { allyLimits, enter, hostsFor } from '../table/enter.js';
import { optionOf } from '../table/facedown.js';
import { inHand } from '../table/zones.js';

const WHY_FORM = text('why-hero');
const WHY_UNIQUE = text('why-unique');
const WHY_MAX = text('why-max');
const WHY_HOST = text('why-host');
const WHY_RESOURCES = text('why-resources');

/** What the next card a player plays costs less. */
export const discount = ({ state }: Match, seat: Seat): number =>
  state.lasting.reduce((sum, row) => ('seat' in row.of && row.of.seat === seat ? sum + (row.discount ?? 0) : sum), 0);

/** A card is being played: what made it cheaper is used up. */
function useDiscount({ state }: Match, seat: Seat): void {
  state.lasting = state.lasting.filter(
    row => row.discount === undefined || !('seat' in row.of) || row.of.seat !== seat,
  );
}

export const costOf = (match: Match, seat: Seat, card: Card): number =>
  Math.max(0, (card.cost ?? 0) - discount(match, seat));

/** Why an ally, support or upgrade may not be played now; null where it may. */
export function whyNotPlay(match: Match, seat: Seat, instance: Instance): Text | null {
  const card = match.card(instance.card);
  if (card.form === 'hero' && !match.isHero(seat)) return WHY_FORM;
  if (isDouble(match, card)) return WHY_UNIQUE;
  if (controllers(match, seat, card).length === 0) return WHY_MAX;
  if (card.attach !== undefined && hostsFor(match, card.id, seat).length === 0) return WHY_HOST;
  const price = { total: costOf(match, seat, card), typed: {} };
  return canPay(match, seat, price, { card, without: instance.id }) ? null : WHY_RESOURCES;
}

/** Players under whose control a card may be played: its own, or any, as many copies as each may have. */
function controllers(match: Match, seat: Seat, card: Card): Seat[] {
  const seats = card.anyPlayer === true ? match.order : [seat];
  if (card.max !== 'player') return seats;
  return seats.filter(one => !match.state.play.some(other => other.controller === one && other.card === card.id));
}

/** What a card costs, and with what it is paid unless its player chooses otherwise. */
export function playPreview(match: Match, seat: Seat, { id, card: name }: Instance): Partial<Preview> {
  const card = match.card(name);
  return paymentPreview(match, seat, { total: costOf(match, seat, card), typed: {} }, { card, without: id });
}

/** Plays an ally, support or upgrade: paid, on the table, into play; then what responds to that. */
export function* playCard(match: Match, seat: Seat, id: number): Play {
  const { state } = match;
  const card = match.card((inHand(state, seat, id) as Instance).card);
  const price = { total: costOf(match, seat, card), typed: {} };
  // Nobody sees it before its player has said how they pay: until then they may think better of it.
  const payment = yield* agreed(match, seat, price, { card, without: id });
  const instance = reveal(match, seat, id, 'playing');
  yield* settle(match, seat, payment);
  const controller = yield* chooseController(match, seat, card);
  const host = card.attach === undefined ? null : yield* chooseHost(match, card.id, seat);
  state.resolving.splice(state.resolving.indexOf(instance), 1);
  yield* match.happens(comes(match, instance, seat, controller, host));
}

/** Puts a card from hand on the table, where everybody sees that it is being played. */
export function reveal(match: Match, seat: Seat, id: number, rule: string): Instance {
  const instance = take(match.player(seat).hand, id);
  match.state.resolving.push(instance);
  match.dealer.show();
  match.dealer.log({ id: 'log-play', args: { who: { seat }, card: { card: instance.card } }, why: { rule } });
  useDiscount(match, seat);
  return instance;
}

function* comes(match: Match, instance: Instance, seat: Seat, controller: Seat, host: number | null): Play {
  const { id, card } = enter(match, instance, controller, host === null ? {} : { host });
  match.raise({ type: 'play', card, target: id, seat });
  yield* allyLimits(match, id);
}

/** Puts a player's card into play without playing it: it enters, but nobody has played it. */
export function* putIntoPlay(match: Match, instance: Instance, controller: Seat): Play {
  yield* match.happens(arrives(match, instance, controller));
}

function* arrives(match: Match, instance: Instance, controller: Seat): Play {
  const { id } = enter(match, instance, controller);
  yield* allyLimits(match, id);
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

/** The host of a card for a player; `chooses`: who decides, where it is not that player. */
export function* chooseHost(match: Match, card: string, seat: Seat, chooses = seat): Play<number> {
  const key = yield* chooseOne({
    seat: chooses,
    reason: 'attach',
    question: text('ask-attach', { card: { card } }),
    source: card,
    options: hostsFor(match, card, seat).map((one: InPlay) => optionOf(one)),
  });
  return instanceOf(key);
}
