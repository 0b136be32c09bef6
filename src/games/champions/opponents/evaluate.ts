import type { Seat } from '../../../kernel/index.js';
import type { Card } from '../card.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState, InPlay, Status } from '../state.js';
import { Advisor } from './advisor.js';
import { outlook } from './outlook.js';

/**
 * What things weigh in the odds of winning (their logarithm), after a regression over the rounds of some eight hundred matches
 * that practice bots had played to the end, each villain and hero with odds of their own. What goes on round after round weighs
 * more than what is done once; damage to the villain weighs the more, the less is left of him, and a stage to come counts on top
 * of its hit points.
 */
const WEIGHTS = {
  /** What all else is added to. */
  base: 1.8,
  /** Of the logarithm of the villain's hit points, one added. */
  villain: -2,
  stage: -0.6,
  villainTough: -0.25,
  villainStunned: 0.3,
  villainConfused: 0.3,
  attachment: -0.6,
  minionAttack: -0.05,
  minionHealth: -0.11,
  minionTough: -0.05,
  guard: -0.06,
  sideThreat: -0.08,
  crisis: -0.28,
  hazard: -0.27,
  acceleration: -0.1,
  token: -0.55,
  allyHealth: 0.13,
  allyPower: 0.03,
  built: 0.12,
  cost: 0.14,
  card: 0.26,
  hero: -0.18,
  exhausted: -0.44,
  stunned: -0.58,
  confused: -0.35,
  tough: 0.3,
  /** Of how likely a hero is to be defeated in the villain phase to come. */
  danger: -1,
} as const;

/** A hit point, and a threat that the scheme may still grow by, each by how many there are below it: [up to, weight]. */
const HEALTH = [
  [3, 0.12],
  [Number.POSITIVE_INFINITY, 0.08],
] as const;
const EASE = [
  [2, 0.6],
  [4, 0.28],
  [Number.POSITIVE_INFINITY, 0.19],
] as const;

function scaled(amount: number, steps: readonly (readonly [number, number])[]): number {
  let sum = 0;
  let from = 0;
  for (const [to, weight] of steps) {
    if (amount > from) sum += weight * (Math.min(amount, to) - from);
    from = to;
  }
  return sum;
}

/** How likely the heroes are to win, from 0 to 1, as one of them sees it. */
export const evaluateWith =
  (pool: Pool) =>
  (state: ChampionsState, seat: Seat): number => {
    if (state.outcome !== null) return state.outcome.together === 'won' ? 1 : 0;
    if (state.players[seat]?.eliminated === true) return 0;
    return 1 / (1 + Math.exp(-odds(new Advisor({ state, seat }, pool), pool)));
  };

/** All of it by player: partners win and lose together, so what one of them has counts for no more than what another has. */
function odds(advisor: Advisor, pool: Pool): number {
  const { match, state, seat } = advisor;
  const players = match.order.map(one => (one === seat ? advisor : new Advisor({ state, seat: one }, pool)));
  return WEIGHTS.base + theirs(advisor) + sum(players, own) / players.length;
}

const sum = <T>(list: readonly T[], worth: (one: T) => number): number =>
  list.reduce((total, one) => total + worth(one), 0);

const has = (one: InPlay, status: Status): number => (one.statuses.includes(status) ? 1 : 0);

/** The villain and all that is about schemes, which grow with the players. */
function theirs(advisor: Advisor): number {
  const { match, state, villain } = advisor;
  const players = match.order.length;
  const villains = new Set(match.villains.map(({ id }) => id));
  const attachments = state.play.filter(one => villains.has(one.host ?? 0) && one.controller === 'scenario').length;
  const schemes = state.play.filter(one => match.def(one).kind === 'side_scheme');
  const burden =
    WEIGHTS.villainTough * has(villain, 'tough') +
    WEIGHTS.villainStunned * has(villain, 'stunned') +
    WEIGHTS.villainConfused * has(villain, 'confused') +
    WEIGHTS.attachment * attachments +
    WEIGHTS.token * state.acceleration +
    sum(schemes, one => schemeWeight(match.def(one), one.threat));
  return (
    WEIGHTS.villain * Math.log1p(advisor.villainLeft / players) +
    WEIGHTS.stage * state.stages.length +
    scaled(advisor.ease / players, EASE) +
    burden / players
  );
}

const schemeWeight = ({ crisis, hazard, acceleration }: Card, threat: number): number =>
  WEIGHTS.sideThreat * threat +
  (crisis ? WEIGHTS.crisis : 0) +
  (hazard ? WEIGHTS.hazard : 0) +
  acceleration * WEIGHTS.acceleration;

/** One's own side, and the minions before one. */
function own(advisor: Advisor): number {
  const { match, allies, minions, identity } = advisor;
  const built = advisor.controls(({ kind }) => kind === 'upgrade' || kind === 'support');
  return (
    scaled(advisor.health, HEALTH) +
    sum(built, one => WEIGHTS.built + WEIGHTS.cost * (match.def(one).cost ?? 0)) +
    sum(allies, one => allyWeight(advisor, one)) +
    sum(minions, one => minionWeight(advisor, one)) +
    WEIGHTS.card * advisor.hand.length +
    (advisor.isHero ? WEIGHTS.hero : 0) +
    (identity.exhausted ? WEIGHTS.exhausted : 0) +
    WEIGHTS.stunned * has(identity, 'stunned') +
    WEIGHTS.confused * has(identity, 'confused') +
    WEIGHTS.tough * has(identity, 'tough') +
    WEIGHTS.danger * outlook(advisor, 'hero').death
  );
}

const allyWeight = (advisor: Advisor, one: InPlay): number =>
  WEIGHTS.allyHealth * advisor.remaining(one) +
  WEIGHTS.allyPower * Math.max(advisor.value(one, 'attack'), advisor.value(one, 'thwart'));

const minionWeight = (advisor: Advisor, one: InPlay): number =>
  WEIGHTS.minionAttack * advisor.value(one, 'attack') +
  WEIGHTS.minionHealth * advisor.remaining(one) +
  WEIGHTS.minionTough * has(one, 'tough') +
  (advisor.match.def(one).keywords.guard ? WEIGHTS.guard : 0);
