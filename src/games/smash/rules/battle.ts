import { chooseOne, type Option, type Play, type Text, text, type Why } from '../../../kernel/index.js';
import { keyOf, optionOf, take, unlike } from '../../../tabletop/index.js';
import type { Battle, Instance } from '../state.js';
import { chooseCards } from './ask.js';
import { defeat, type Happening, stun } from './heroes.js';
import type { Assault, Match, Standing } from './match.js';
import { counterPreview, letPreview } from './preview.js';
import { playReaction, reactionsOf, reacts, reactsTo } from './reactions.js';
import { settle } from './settle.js';
import { costOf, isSwift, noteCovers, secondsFor, typeOf, whyNotLootable } from './targets.js';
import { discard, discardFrom, missing, refill } from './zones.js';

const SIDES = ['attacker', 'defender'] as const;
type Side = (typeof SIDES)[number];
type Sides = Readonly<Record<Side, Standing>>;
const against = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/**
 * A smash battle: the attack, counters back and forth, and who is stunned or defeated. `card`: what has been taken from the
 * hand for it; null for one that a power begins.
 */
export function* fight(
  match: Match,
  attacker: Standing,
  defender: Standing,
  how: Assault,
  card: Instance | null = null,
): Play {
  const { state, dealer } = match;
  const sides = { attacker, defender };
  const fought: Battle = {
    attacker: { seat: attacker.seat, hero: attacker.place.hero.id },
    defender: { seat: defender.seat, hero: defender.place.hero.id },
    cards: [],
    teamUps: { attacker: false, defender: false },
    unreplaced: { attacker: 0, defender: 0 },
  };
  noteCovers(match, attacker.seat, attacker.place, how);
  // A reaction may set off a battle within this one.
  const outer = state.battle;
  state.battle = fought;
  dealer.log({
    id: 'log-attack',
    args: {
      who: { seat: attacker.seat },
      card: { card: attacker.place.hero.card },
      whose: { seat: defender.seat },
      target: { card: defender.place.hero.card },
    },
    why: { rule: 'smash' },
  });
  if (card !== null) put(match, fought, 'attacker', card);
  yield* pays(match, sides);
  const happened = yield* exchange(match, fought, sides, how);
  // What lay before the heroes goes to the discard piles only now: no reshuffle brings it back into its own battle (SM-C3).
  for (const instance of fought.cards) discard(match, instance);
  for (const side of SIDES) refill(match, fought[side].seat, fought.unreplaced[side]);
  state.battle = outer;
  yield* settle(match, happened);
}

/** A card goes on the table, and the hand is refilled (SM-5), or once the battle is over if nothing is there to draw (SM-C33). */
function put(match: Match, fought: Battle, side: Side, card: Instance): void {
  fought.cards.push(card);
  match.dealer.effect(card.card);
  if (match.card(card).kind === 'team-up') fought.teamUps[side] = true;
  const { seat } = fought[side];
  if (refill(match, seat) === 0 && missing(match, seat) > 0) fought.unreplaced[side]++;
}

/** What attacking this hero costs besides. */
function* pays(match: Match, { attacker: { seat }, defender: { place } }: Sides): Play {
  const { hand } = match.team(seat);
  const count = Math.min(costOf(match, place), hand.length);
  if (count === 0) return;
  const card = match.bearer(place, 'costly');
  const question = text('ask-discard', { card: { card }, count });
  const gone = yield* chooseCards({ seat, reason: 'discard', question, source: card }, hand, count);
  match.dealer.effect(card);
  discardFrom(match, seat, gone, card);
}

/** Counters until somebody has none or gives in. Returns what happened. */
function* exchange(match: Match, fought: Battle, sides: Sides, how: Assault): Play<Happening[]> {
  const { defender } = sides;
  // A stunned hero is defenceless: it is defeated (SM-4).
  const defenceless = defender.place.stunned;
  const uncounteredBy = defenceless ? null : barsCounters(match, sides, how);
  if (defenceless || uncounteredBy !== null) {
    const falls = (): boolean => defenceless || isFatal(match, fought, sides, 'defender', how);
    const preview = (key: string) => letPreview(match, defender, key, falls());
    const attack = { against: 'attack', target: defender.place.hero, uncounteredBy, preview } as const;
    if ((yield* reacts(match, [defender.seat], attack)).length > 0) return [];
    return yield* lost(match, fought, sides, 'defender', defenceless ? { rule: 'smash' } : fatalBy(how));
  }
  for (let side: Side = 'defender'; ; side = against(side)) {
    const answer = yield* counters(match, fought, side, sides, how);
    if (answer === 'warded off') return [];
    if (answer === 'gave in') return yield* lost(match, fought, sides, side, side === 'defender' ? fatalBy(how) : null);
  }
}

const fatalBy = ({ fatal, card }: Assault): Why | null => (fatal === true ? { rule: 'defeated', card } : null);

/** The card that keeps the defender from countering: the one that attacks, or the attacker's power, noted as having made a difference. */
function barsCounters(match: Match, { attacker: { place }, defender }: Sides, how: Assault): string | null {
  if (how.sure === true) return how.card;
  if (!isSwift(match, place, defender.place)) return null;
  match.took(place, 'swift');
  return match.bearer(place, 'swift');
}

type Answer = 'countered' | 'warded off' | 'gave in';

/**
 * A Smash or Team-Up against what lies on the table, or against the attack itself a Loot that reacts. Asked with any card
 * in hand, whether or not one fits (SM-15).
 */
function* counters(match: Match, fought: Battle, side: Side, sides: Sides, how: Assault): Play<Answer> {
  const { seat, place } = sides[side];
  const { hand } = match.team(seat);
  if (hand.length === 0) return 'gave in';
  const first = side === 'defender' && fought.cards.every(({ owner }) => owner !== seat);
  const able = countersOf(match, sides[side]);
  const wards = first ? reactionsOf(match, seat, 'attack') : [];
  const offered = unlike([...able, ...wards]);
  const refused = (): Option[] =>
    unlike(hand.filter(card => !able.includes(card) && !wards.includes(card))).map(card => ({
      ...optionOf(card),
      why: whyNot(match, card, sides[side], first),
    }));
  const key = yield* chooseOne({
    seat,
    reason: 'counter',
    question: text(side === 'defender' ? 'ask-counter' : 'ask-counter-back', {
      able: offered.length,
      card: { card: place.hero.card },
    }),
    options: [...offered.map(optionOf), { key: 'give-in', label: text(side === 'defender' ? 'take-it' : 'give-in') }],
    default: { pick: ['give-in'] },
    others: refused,
    preview: option => {
      const card = offered.find(({ id }) => keyOf(id) === option);
      return counterPreview(match, sides[side], card, isFatal(match, fought, sides, side, how));
    },
    always: true,
  });
  const chosen = offered.find(({ id }) => keyOf(id) === key);
  if (chosen === undefined) return 'gave in';
  if (wards.includes(chosen)) {
    yield* playReaction(match, seat, chosen, 'attack');
    return 'warded off';
  }
  match.dealer.show();
  match.tell('log-counter', seat, chosen.card, { rule: 'counter' });
  put(match, fought, side, take(hand, chosen.id));
  return 'countered';
}

/** Cards of a hand that counter: any Smash (counters are generic, SM-1), and Team-Ups with a second hero (SM-2). */
const countersOf = (match: Match, { seat, place }: Standing): Instance[] =>
  match.team(seat).hand.filter(instance => {
    const card = match.card(instance);
    return card.kind === 'smash' || (card.kind === 'team-up' && secondsFor(match, seat, place, card).length > 0);
  });

/** Why a card in hand is no answer. `first`: its side has not countered yet, so Loot could be one (SM-C2). */
function whyNot(match: Match, instance: Instance, { seat }: Standing, first: boolean): Text {
  const card = match.card(instance);
  if (card.kind === 'team-up') return text('why-no-second', { types: match.state.teamUpTypes });
  if (!reactsTo(card, 'attack')) return text('why-no-counter');
  return first ? whyNotLootable(match, seat) : text('why-late-loot');
}

/** One side has lost: stunned, or defeated where something makes it so. `certain`: what does, no matter who won. */
function* lost(match: Match, fought: Battle, sides: Sides, side: Side, certain: Why | null): Play<Happening[]> {
  const loser = sides[side];
  const winner = sides[against(side)];
  const why = certain ?? (fought.teamUps[against(side)] ? { rule: 'team-up' } : whyFatal(match, loser, winner));
  const fell = why === null ? yield* stun(match, loser) : yield* defeat(match, [loser], { why });
  const { seat, place } = winner;
  const { hero, loot } = place;
  const foe = loser.place.hero.id;
  const befell = fell.map(
    (one): Happening => ({ on: one.on, seat: one.seat, hero: one.hero, loot: one.loot, foe: hero.id }),
  );
  // Who withstands has lost the battle all the same (SM-C15).
  befell.push({ on: 'won', seat, hero, loot, foe });
  const on = why === null ? 'rival stunned' : 'rival defeated';
  for (let at = 0; at < fell.length; at++) befell.push({ on, seat, hero, loot, foe });
  return befell;
}

/** Whether the side that gave in now would be defeated rather than stunned. */
const isFatal = (match: Match, fought: Battle, sides: Sides, side: Side, how: Assault): boolean =>
  (side === 'defender' && how.fatal === true) ||
  fought.teamUps[against(side)] ||
  fatalBetween(match, sides[side], sides[against(side)]) !== null;

/** The power or weakness by which the loser is defeated, and whose it is; null where there is none. */
function fatalBetween(match: Match, loser: Standing, winner: Standing) {
  const [losing, winning] = [typeOf(match, loser.place), typeOf(match, winner.place)];
  if (match.passives(winner.place).some(held => held.lethal?.(losing)))
    return { place: winner.place, by: 'lethal' as const };
  return match.passives(loser.place).some(held => held.weak?.(winning))
    ? { place: loser.place, by: 'weak' as const }
    : null;
}

/** The same as the reason of a defeat, noted as having made a difference. */
function whyFatal(match: Match, loser: Standing, winner: Standing): Why | null {
  const fatal = fatalBetween(match, loser, winner);
  if (fatal === null) return null;
  match.took(fatal.place, fatal.by);
  return { rule: 'defeated', card: match.bearer(fatal.place, fatal.by) };
}
