import type { Card } from '../card.js';
import { isGuarded, mayAttack } from '../rules/combat/targets.js';
import type { Match } from '../rules/match.js';
import { swapOf } from '../rules/table/swaps.js';
import { maximum } from '../rules/table/values.js';
import type { InPlay } from '../state.js';
import type { Advisor } from './advisor.js';
import { noted, once } from './noted.js';
import { reach } from './reach.js';
import { type Use, useOf } from './uses.js';
import { CARD, DEFEAT, hitPoints, mainThreats } from './weights.js';

/** A counter that stands before the villain's hit points, in points of damage to them: what goes beyond the last is lost. */
const SCREEN = 0.9;

/** What damage to an enemy is worth: what it can take, what it does while it stands, and the match where it is the last. */
export function strikeWorth(advisor: Advisor, enemy: InPlay, amount: number): number {
  if (amount <= 0) return 0;
  const { match, state } = advisor;
  const { keywords, kind } = match.def(enemy);
  const tough = enemy.statuses.includes('tough');
  const left = advisor.remaining(enemy);
  if (kind === 'villain') {
    if (tough) return 1;
    if (swapOf(match, enemy, 'damage') !== null) return SCREEN * Math.min(amount, advisor.screen);
    const armour = state.play.some(one => one.host === enemy.id && one.card === '01098');
    if (armour) return Math.min(amount, 5) * 0.7;
    const others = match.villains.length - 1;
    if (others > 0) return strikeOneOf(advisor, enemy, amount);
    if (amount >= left && state.stages.length === 0) return DEFEAT;
    return Math.min(amount, left) + feat(advisor, left, amount) + (isGuarded(match, advisor.seat) ? 0.5 : 0);
  }
  const danger = 1.3 * advisor.value(enemy, 'attack') + 0.6 * advisor.value(enemy, 'scheme') + (keywords.guard ? 2 : 0);
  if (tough) return 0.5 + 0.5 * danger;
  if (amount >= left) return 1 + left * 0.3 + danger * Math.min(2, advisor.roundsLeft);
  return amount * 0.3 + (amount / left) * danger;
}

/** What it is worth that a stage of the villain falls: what is left of it goes on acting, however little that is. */
const STAGE = 7;
/** How much of that a blow has already that only brings it nearer, where the rest can follow in the same turn. */
const NEARER = 0.7;

/** What a blow adds to bringing the villain down this turn. */
function feat(advisor: Advisor, left: number, amount: number): number {
  const prize = advisor.state.stages.length > 0 ? STAGE : DEFEAT;
  if (amount >= left) return prize;
  return reach(advisor) >= left ? (NEARER * prize * amount) / left : 0;
}

/** What one of several villains is worth: better one who falls than four who are hurt, and one who leads most of all. */
function strikeOneOf(advisor: Advisor, villain: InPlay, amount: number): number {
  const left = advisor.remaining(villain);
  if (amount >= left) return left + FALL;
  const whole = maximum(advisor.match, villain);
  return Math.min(amount, left) * (1 + FOCUS * (1 - left / whole)) + (villain === advisor.villain ? LEADER : 0);
}

/** What it is worth that one of several villains falls, that blows go to one who is hurt already, or to the active one. */
const FALL = 6;
const FOCUS = 0.3;
const LEADER = 0.1;

/** Enemies that somebody of one's own could attack. */
export const attackable = once(({ match, seat }: Advisor): readonly InPlay[] => [
  ...match.villains.filter(villain => mayAttack(match, seat, villain)),
  ...minionsOf(match),
]);

const minionsOf = ({ board }: Match): InPlay[] => board.ofKind('minion').map(({ one }) => one);

/** What so much damage is worth where it is worth most. */
export const bestStrike = noted((advisor: Advisor, amount: number): number =>
  bestStrikeOf(advisor, amount, attackable(advisor)),
);

/** The same where only a minion may be struck. */
export const bestMinionStrike = (advisor: Advisor, amount: number): number =>
  bestStrikeOf(advisor, amount, minionsOf(advisor.match));

const bestStrikeOf = (advisor: Advisor, amount: number, among: readonly InPlay[]): number =>
  advisor.taste.strike * among.reduce((most, enemy) => Math.max(most, strikeWorth(advisor, enemy, amount)), 0);

/** A villain's own side scheme: from how much threat it is about to be full, and what a threat less, or keeping it from that, is worth. */
const FULL = { near: 7, each: 0.4, kept: 2 } as const;

/** What threat removed from a scheme is worth: what is there, how close it is, and what a side scheme does meanwhile. */
export function schemeWorth(advisor: Advisor, scheme: InPlay, amount: number): number {
  const { match } = advisor;
  const { kind, crisis, hazard, acceleration, signature } = match.def(scheme);
  const removed = Math.min(amount, scheme.threat);
  if (removed <= 0) return 0;
  if (kind === 'main_scheme') return match.board.crisis ? 0 : mainThreats(advisor, removed);
  if (signature === true)
    return FULL.each * removed + (scheme.threat >= FULL.near && scheme.threat - removed < FULL.near ? FULL.kept : 0);
  const rounds = Math.min(3, advisor.roundsLeft);
  const burden = 1 + rounds * ((hazard ? 3 : 0) + 1.5 * acceleration) + (crisis ? mainThreats(advisor, 2) : 0);
  const done = removed / scheme.threat;
  return done * burden * (done === 1 ? 1.2 : 1);
}

export const bestThwart = noted(
  (advisor: Advisor, amount: number): number =>
    advisor.taste.thwart *
    advisor.schemes.reduce((most, scheme) => Math.max(most, schemeWorth(advisor, scheme, amount)), 0),
);

/** What a character does with itself when it acts. */
export function actionWorth(advisor: Advisor, one: InPlay): number {
  const attack = one.statuses.includes('stunned') ? 0.5 : bestStrike(advisor, advisor.value(one, 'attack'));
  const thwart = one.statuses.includes('confused') ? 0.5 : bestThwart(advisor, advisor.value(one, 'thwart'));
  return Math.max(attack, thwart);
}

/** The villain's next attack, as it would hurt. */
export function blowWorth(advisor: Advisor): number {
  const blow = Math.round(advisor.value(advisor.villain, 'attack') + 1);
  return hitPoints(Math.max(0, advisor.health - blow), Math.min(blow, advisor.health));
}

const timesOf = (advisor: Advisor, { times = 1 }: Use): number => (times === 'each round' ? advisor.roundsLeft : times);

/** What a use is worth once. */
export function onceWorth(advisor: Advisor, use: Use): number {
  const { damage = 0, all = 0, threat = 0, heal = 0, cards = 0, saves = 0, points = 0 } = use;
  const { health, identity, match } = advisor;
  const onMinions = use.minion === true;
  if (onMinions && match.board.ofKind('minion').length === 0) return 0;
  const every = all === 0 ? 0 : attackable(advisor).reduce((sum, enemy) => sum + strikeWorth(advisor, enemy, all), 0);
  const isStunned = advisor.villain.statuses.includes('stunned');
  const isConfused = advisor.villain.statuses.includes('confused');
  return (
    points +
    (onMinions ? bestMinionStrike(advisor, damage) : bestStrike(advisor, damage)) +
    every +
    bestThwart(advisor, threat) +
    hitPoints(health, Math.min(heal, identity.damage)) +
    cards * CARD +
    saves * hitPoints(Math.max(0, health - 3), 1) +
    (use.stuns && !isStunned ? blowWorth(advisor) : 0) +
    (use.confuses && !isConfused ? mainThreats(advisor, 1) * 1.2 : 0) +
    (use.readies === 'hero' ? readyWorth(advisor) : 0) +
    (use.readies === 'ally' ? allyReadyWorth(advisor) : 0)
  );
}

/** What one's hero could do once more. */
const readyWorth = (advisor: Advisor): number =>
  Math.max(bestStrike(advisor, advisor.mine('attack', 'hero')), bestThwart(advisor, advisor.mine('thwart', 'hero')));

const allyReadyWorth = (advisor: Advisor): number =>
  Math.max(0, ...advisor.allies.filter(one => one.exhausted).map(one => actionWorth(advisor, one)));

/** What an ally does before it goes: it acts, and takes a blow at the end. */
export const allyWorth = (advisor: Advisor, card: Card): number => actsWorth(advisor, card) + blowWorth(advisor) * 0.9;

/** What an ally's own acts are worth: it acts as often as it can bear. */
export function actsWorth(advisor: Advisor, card: Card): number {
  const { attack, thwart, consequential, hitPoints: points } = card;
  const strikes = bestStrike(advisor, attack === 'X' ? 1 : (attack ?? 0));
  const thwarts = bestThwart(advisor, thwart ?? 0);
  const cost = Math.max(1, strikes >= thwarts ? consequential.attack : consequential.thwart);
  const acts = Math.min(2, Math.floor(((points ?? 1) - 1) / cost) + 1);
  return acts * Math.max(strikes, thwarts);
}

/** What a card is worth when it is played now. */
export const playWorth = noted((advisor: Advisor, card: Card): number => {
  const use = useOf(advisor, card.id);
  const own = use === undefined ? 0 : onceWorth(advisor, use) * timesOf(advisor, use) + lastingWorth(advisor, use);
  if (card.kind === 'ally') return own + allyWorth(advisor, card);
  if (card.kind === 'resource') return 0;
  const tech = isIronMan(advisor) && card.traits.includes('Tech') ? CARD * Math.min(3, advisor.roundsLeft) : 0;
  const stays = card.kind === 'upgrade' || card.kind === 'support' ? advisor.taste.build : 1;
  return stays * (use === undefined ? 1 + (card.cost ?? 0) : own + tech);
});

/** Iron Man draws by his Tech. */
const isIronMan = ({ identity }: Advisor): boolean => identity.card.startsWith('01029');

function lastingWorth(advisor: Advisor, { attack = 0, thwart = 0, defense = 0, health = 0 }: Use): number {
  const rounds = advisor.roundsLeft;
  return (
    rounds * (0.85 * attack + 0.8 * thwart * Math.min(1.2, mainThreats(advisor, 1)) + 0.4 * defense) +
    hitPoints(advisor.health, health)
  );
}
