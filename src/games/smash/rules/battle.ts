import { chooseOne, type Option, type Play, type Seat, text } from '../../../kernel/index.js';
import type { Battle, Instance, Place } from '../state.js';
import { cardOption, chooseCards } from './ask.js';
import { runAll, settle } from './effects.js';
import { defeat, type Happening, stun } from './heroes.js';
import type { Match, Standing } from './match.js';
import { secondsFor, typeOf } from './targets.js';
import { discard, refill, take } from './zones.js';

/** Who a side of a battle fights with. */
interface Side {
  readonly seat: Seat;
  readonly place: Place;
}

/**
 * A smash battle: the attack, counters back and forth, and who is stunned or defeated. `card` is what it is begun with,
 * already taken from the hand; null where a power attacks.
 */
export function* fight(match: Match, attacker: Side, target: Standing, card: Instance | null): Play {
  const { state, dealer } = match;
  const battle: Battle = {
    attacker: { seat: attacker.seat, hero: attacker.place.hero.id },
    defender: { seat: target.seat, hero: target.place.hero.id },
    cards: [],
    teamUps: { attacker: false, defender: false },
  };
  state.battle = battle;
  dealer.log({
    id: 'log-attack',
    args: {
      who: { seat: attacker.seat },
      card: { card: attacker.place.hero.card },
      whose: { seat: target.seat },
      target: { card: target.place.hero.card },
    },
    why: { rule: 'smash' },
  });
  if (card !== null) yield* put(match, battle, 'attacker', card);
  yield* pays(match, attacker.seat, target.place);
  const happened = (yield* reacts(match, target.seat, 'attack'))
    ? []
    : yield* exchange(match, battle, attacker, target);
  state.battle = null;
  yield* settle(match, happened);
}

/** A card goes on the table, and the hand is refilled (SM-5). */
function* put(match: Match, battle: Battle, side: 'attacker' | 'defender', card: Instance): Play {
  const { seat } = battle[side];
  battle.cards.push(card.card);
  if (match.card(card).kind === 'team-up') battle.teamUps[side] = true;
  discard(match, card);
  refill(match, seat);
}

/** What attacking this hero costs besides. */
function* pays(match: Match, seat: Seat, target: Place): Play {
  const costly = match.passive(target, 'costly');
  if (costly === undefined) return;
  const { hand } = match.team(seat);
  const question = text('ask-discard', { card: { card: target.hero.card }, count: costly.cards });
  for (const { id } of yield* chooseCards({ seat, reason: 'discard', question }, hand, costly.cards))
    discard(match, take(hand, id));
  match.took(target, 'costly');
  refill(match, seat);
}

/** Counters until somebody has none or gives in. Returns what happened. */
function* exchange(match: Match, battle: Battle, attacker: Side, target: Side): Play<Happening[]> {
  // A stunned hero is defenceless: it is defeated (SM-4).
  if (target.place.stunned) return yield* lost(match, battle, target, attacker, 'defender', true);
  const swift = match.passive(attacker.place, 'swift');
  if (swift !== undefined && (swift.to === undefined || swift.to.includes(typeOf(match, target.place)))) {
    match.took(attacker.place, 'swift');
    return yield* lost(match, battle, target, attacker, 'defender', false);
  }
  for (;;) {
    if (!(yield* counters(match, battle, 'defender', target)))
      return yield* lost(match, battle, target, attacker, 'defender', false);
    if (!(yield* counters(match, battle, 'attacker', attacker)))
      return yield* lost(match, battle, attacker, target, 'attacker', false);
  }
}

/** A Smash or Team-Up against what lies on the table. Asked with any card in hand, whether or not one fits (SM-15). */
function* counters(match: Match, battle: Battle, side: 'attacker' | 'defender', { seat, place }: Side): Play<boolean> {
  const { hand } = match.team(seat);
  if (hand.length === 0) return false;
  const able = countersOf(match, seat, place);
  const key = yield* chooseOne({
    seat,
    reason: 'counter',
    question: text(side === 'defender' ? 'ask-counter' : 'ask-counter-back', { card: { card: place.hero.card } }),
    options: [...able.map(cardOption), { key: 'give-in', label: text(side === 'defender' ? 'take-it' : 'give-in') }],
    default: { pick: ['give-in'] },
    others: () =>
      hand.filter(card => !able.includes(card)).map(card => ({ ...cardOption(card), why: whyNot(match, card) })),
    always: true,
  });
  const chosen = able.find(({ id }) => `c${id}` === key);
  if (chosen === undefined) return false;
  match.dealer.log({
    id: 'log-counter',
    args: { who: { seat }, card: { card: chosen.card } },
    why: { rule: 'counter' },
  });
  yield* put(match, battle, side, take(hand, chosen.id));
  return true;
}

/** Cards of a hand that counter: any Smash (counters are generic, SM-1), and Team-Ups with a second hero (SM-2). */
const countersOf = (match: Match, seat: Seat, lead: Place): Instance[] =>
  match.team(seat).hand.filter(instance => {
    const card = match.card(instance);
    return card.kind === 'smash' || (card.kind === 'team-up' && secondsFor(match, seat, lead, card).length > 0);
  });

const whyNot = (match: Match, card: Instance) =>
  text(match.card(card).kind === 'team-up' ? 'why-no-second' : 'why-no-counter');

/** One side has lost: stunned, or defeated where the winner played a Team-Up or is lethal to it, or where it is weak. */
function* lost(
  match: Match,
  battle: Battle,
  loser: Side,
  winner: Side,
  side: 'attacker' | 'defender',
  defenceless: boolean,
): Play<Happening[]> {
  const won = side === 'attacker' ? 'defender' : 'attacker';
  const happened =
    defenceless || isFatal(match, battle.teamUps[won], loser.place, winner.place)
      ? yield* defeat(match, loser)
      : yield* stun(match, loser);
  if (happened.length === 0) return [];
  const { hero, loot } = winner.place;
  const fell = happened.some(({ on }) => on === 'defeated') ? 'rival defeated' : 'rival stunned';
  return [...happened, { on: 'won', seat: winner.seat, hero, loot }, { on: fell, seat: winner.seat, hero, loot }];
}

function isFatal(match: Match, teamUp: boolean, loser: Place, winner: Place): boolean {
  if (teamUp) return true;
  const lethal = match.passive(winner, 'lethal');
  if (lethal !== undefined && (lethal.to === undefined || lethal.to.includes(typeOf(match, loser)))) {
    match.took(winner, 'lethal');
    return true;
  }
  const weak = match.passive(loser, 'weak');
  if (weak?.to.includes(typeOf(match, winner)) !== true) return false;
  match.took(loser, 'weak');
  return true;
}

/**
 * A Loot played against a rival's action. Asked with any card in hand, whether or not one fits (SM-15). True when the
 * action comes to nothing for this team.
 */
export function* reacts(match: Match, seat: Seat, against: 'attack' | 'story' | 'super'): Play<boolean> {
  const { hand } = match.team(seat);
  if (hand.length === 0) return false;
  const able = hand.filter(instance => {
    const card = match.card(instance);
    return card.kind === 'loot' && card.reaction === against;
  });
  const none: Option = { key: 'let-it', label: text('let-it') };
  const key = yield* chooseOne({
    seat,
    reason: 'react',
    question: text(`ask-react-${against}`),
    options: [...able.map(cardOption), none],
    default: { pick: ['let-it'] },
    always: true,
  });
  const chosen = able.find(({ id }) => `c${id}` === key);
  if (chosen === undefined) return false;
  const { does } = match.cardOf('loot', chosen);
  match.dealer.effect(chosen.card);
  match.dealer.log({
    id: 'log-reacts',
    args: { who: { seat }, card: { card: chosen.card } },
    why: { card: chosen.card },
  });
  discard(match, take(hand, chosen.id));
  refill(match, seat);
  yield* runAll(match, { seat, card: chosen.card, hero: null }, does);
  return true;
}
