import { chooseOne, chooseOrder, chooseSome, type Play, type Seat, text } from '../../../kernel/index.js';
import { instanceOf, optionOf, renew, take } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Deed } from '../special.js';
import type { Instance } from '../state.js';
import type { Match } from './match.js';
import { discard, draw } from './zones.js';

/** The SPECIAL card that does something, and whose it is. */
interface Doer {
  readonly seat: Seat;
  readonly instance: Instance;
}

/** Does what a SPECIAL card says, one thing after the other. */
export function* perform(match: Match, doer: Doer, deeds: readonly Deed[]): Play {
  if (deeds.length === 0) return;
  yield* match.dealer.within(text('at-card', sourceOf(doer)), inTurn(match, doer, deeds));
}

function* inTurn(match: Match, doer: Doer, deeds: readonly Deed[]): Play {
  for (const deed of deeds) yield* one(match, doer, deed);
}

function* one(match: Match, doer: Doer, deed: Deed): Play {
  switch (deed.do) {
    case 'draw':
      return drawn(match, doer, deed);
    case 'discard':
      return yield* discarded(match, doer, deed.count);
    case 'look':
      return yield* looked(match, doer);
    case 'arrange':
      return yield* arranged(match, doer, deed.count);
    case 'take':
      return taken(match, doer);
    case 'take back':
      return yield* takenBack(match, doer);
    case 'rivals venture':
      return rivalsVenture(match, doer);
    case 'counter back':
      return counterBack(match, doer);
  }
}

const sourceOf = ({ instance }: Doer) => ({ card: { card: instance.card } });
const took = ({ dealer }: Match, { instance }: Doer): void => dealer.effect(instance.card);

/** Who is in this battle; when it is over, all who have cards in it: of those who fight one is left then. */
const inBattle = ({ state }: Match): readonly Seat[] =>
  state.step === 'after'
    ? state.players.flatMap(({ chain }, seat) => (chain.length > 0 ? [seat] : []))
    : (state.battle?.fighting ?? []);
const rivals = (match: Match, { seat }: Doer): Seat[] => inBattle(match).filter(other => other !== seat);

/** One rival of this battle, of one's own choice; null where there is none. */
function* chooseRival(match: Match, doer: Doer): Play<Seat | null> {
  const seats = rivals(match, doer);
  if (seats.length === 0) return null;
  const key = yield* chooseOne({
    seat: doer.seat,
    reason: 'rival',
    question: text('ask-rival', sourceOf(doer)),
    source: doer.instance.card,
    options: seats.map(seat => ({ key: `seat-${seat}`, label: text('player', { who: { seat } }) })),
  });
  return seats.find(seat => `seat-${seat}` === key) ?? null;
}

function drawn(match: Match, doer: Doer, { count, who }: Extract<Deed, { do: 'draw' }>): void {
  for (const seat of who === 'all' ? inBattle(match) : [doer.seat])
    if (draw(match, seat, count, { card: doer.instance.card }) > 0) took(match, doer);
}

function* discarded(match: Match, doer: Doer, count: number): Play {
  const rival = yield* chooseRival(match, doer);
  if (rival === null) return;
  const { hand } = match.player(rival);
  const keys = yield* chooseSome({
    seat: rival,
    reason: 'discard',
    question: text('ask-discard', { ...sourceOf(doer), count }),
    source: doer.instance.card,
    options: hand.map(optionOf),
    min: count,
    max: count,
  });
  if (keys.length === 0) return;
  took(match, doer);
  match.dealer.show();
  const gone = keys.map(key => take(hand, instanceOf(key)));
  discard(match, gone);
  match.dealer.log({
    id: 'log-discard',
    args: { who: { seat: rival }, cards: { list: gone.map(({ card }) => ({ card })) } },
    why: { card: doer.instance.card },
  });
}

/** Only its player sees the hand. */
function* looked(match: Match, doer: Doer): Play {
  const rival = yield* chooseRival(match, doer);
  if (rival === null) return;
  const { hand } = match.player(rival);
  if (hand.length === 0) return;
  took(match, doer);
  match.dealer.show();
  match.dealer.log({
    id: 'log-look-hand',
    args: { who: { seat: doer.seat }, whose: { seat: rival } },
    why: { card: doer.instance.card },
    secret: {
      seats: [doer.seat],
      id: 'log-look-hand-own',
      args: { whose: { seat: rival }, cards: { list: hand.map(({ card }) => ({ card })) } },
    },
  });
}

function* arranged(match: Match, doer: Doer, count: number): Play {
  const { draw: pile } = match.player(doer.seat);
  const tops = pile.slice(-count).reverse();
  if (tops.length === 0) return;
  took(match, doer);
  match.dealer.show();
  const keys = yield* chooseOrder({
    seat: doer.seat,
    reason: 'order',
    question: text('ask-order', sourceOf(doer)),
    source: doer.instance.card,
    options: tops.map(optionOf),
  });
  const ordered = keys.map(key => take(pile, instanceOf(key)));
  pile.push(...ordered.toReversed().map(instance => renew(match.state, instance)));
  // Its player reads them, too: a single one is seen, though there is nothing to put in order.
  const cards = { list: ordered.map(({ card }) => ({ card })) };
  match.dealer.log({
    id: 'log-arrange',
    args: { who: { seat: doer.seat }, count: tops.length },
    why: { card: doer.instance.card },
    secret: { seats: [doer.seat], id: 'log-arrange-own', args: { count: tops.length, cards } },
  });
}

function taken(match: Match, doer: Doer): void {
  const { discard: pile, hand } = match.player(doer.seat);
  const top = pile.pop();
  if (top === undefined) return;
  took(match, doer);
  hand.push(renew(match.state, top));
  match.dealer.log({
    id: 'log-take-discard',
    args: { who: { seat: doer.seat }, what: { card: top.card } },
    why: { card: doer.instance.card },
  });
}

/**
 * What others hang on stays, and so do the start of the chain, the card that speaks, and those that say the same: two of
 * them would take each other back for ever.
 */
function* takenBack(match: Match, doer: Doer): Play {
  const { chain, hand } = match.player(doer.seat);
  const loose = chain.filter(
    ({ instance, on }) =>
      on !== null && !chain.some(child => child.on === instance.id) && !takesBack(match.card(instance)),
  );
  const [key] = yield* chooseSome({
    seat: doer.seat,
    reason: 'take back',
    question: text('ask-take-back', sourceOf(doer)),
    source: doer.instance.card,
    options: loose.map(({ instance }) => optionOf(instance)),
    min: 0,
    max: 1,
    none: { key: 'keep', label: text('keep-chain') },
  });
  const at = key === undefined ? -1 : chain.findIndex(({ instance }) => instance.id === instanceOf(key));
  const [link] = at < 0 ? [] : chain.splice(at, 1);
  if (link === undefined) return;
  took(match, doer);
  hand.push(renew(match.state, link.instance));
  match.dealer.log({
    id: 'log-take-back',
    args: { who: { seat: doer.seat }, what: { card: link.instance.card } },
    why: { card: doer.instance.card },
  });
}

const takesBack = ({ special }: Card): boolean =>
  special !== null && [...special.played, ...special.won, ...special.lost].some(deed => deed.do === 'take back');

function rivalsVenture(match: Match, doer: Doer): void {
  for (const seat of rivals(match, doer)) {
    const { reserve, venture } = match.player(seat);
    const value = reserve.shift();
    if (value === undefined) continue;
    took(match, doer);
    venture.push(value);
    match.dealer.log({ id: 'log-venture', args: { who: { seat }, value }, why: { card: doer.instance.card } });
  }
}

function counterBack(match: Match, doer: Doer): void {
  const { venture, reserve } = match.player(doer.seat);
  if (venture.length === 0) return;
  took(match, doer);
  const lowest = Math.min(...venture);
  venture.splice(venture.indexOf(lowest), 1);
  reserve.push(lowest);
  reserve.sort((one, other) => one - other);
  match.dealer.log({
    id: 'log-counter-back',
    args: { who: { seat: doer.seat }, value: lowest },
    why: { card: doer.instance.card },
  });
}
