import type { Seat } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState, InPlay, Status } from '../state.js';
import { Advisor } from './advisor.js';

/**
 * What things weigh in the odds of winning (their logarithm), found by regression over matches that practice bots
 * had played to the end. That of a stage to come comes on top of its hit points: without it, a bot that sees one round
 * ahead spares a villain who is almost down, for what the next stage brings.
 */
const WEIGHTS = {
  even: 0,
  villain: -0.17,
  stage: -1.2,
  villainTough: -0.4,
  villainStunned: 0.5,
  villainConfused: 0.2,
  attachment: -0.6,
  minionAttack: -0.12,
  minionHealth: -0.13,
  minionTough: -0.33,
  guard: -0.2,
  sideScheme: -0.25,
  crisis: -0.3,
  hazard: -0.5,
  acceleration: -0.5,
  allyHealth: 0.16,
  built: 0.1,
  cost: 0.1,
  card: 0.24,
  hero: -0.2,
  exhausted: -0.35,
  stunned: -0.6,
  confused: -0.45,
} as const;

/** A hit point, and a threat that the scheme may still grow by, each by how many there are below it: [up to, weight]. */
const HEALTH = [
  [2, 0.35],
  [4, 0.25],
  [7, 0.2],
  [Number.POSITIVE_INFINITY, 0.1],
] as const;
const EASE = [
  [2, 0.55],
  [4, 0.37],
  [7, 0.22],
  [Number.POSITIVE_INFINITY, 0.14],
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
    return 1 / (1 + Math.exp(-odds(new Advisor({ state, seat }, pool))));
  };

function odds(advisor: Advisor): number {
  return theirs(advisor) / advisor.match.order.length + own(advisor) + WEIGHTS.even;
}

const sum = <T>(list: readonly T[], worth: (one: T) => number): number =>
  list.reduce((total, one) => total + worth(one), 0);

const has = (one: InPlay, status: Status): number => (one.statuses.includes(status) ? 1 : 0);

/** The villain and all that is about schemes. */
function theirs(advisor: Advisor): number {
  const { match, state, villain } = advisor;
  const players = match.order.length;
  const villains = new Set(match.villains.map(({ id }) => id));
  const attachments = state.play.filter(one => villains.has(one.host ?? 0) && one.controller === 'scenario').length;
  const schemes = state.play.map(one => match.def(one)).filter(({ kind }) => kind === 'side_scheme');
  return (
    WEIGHTS.villain * advisor.villainLeft +
    players * WEIGHTS.stage * state.stages.length +
    WEIGHTS.villainTough * has(villain, 'tough') +
    WEIGHTS.villainStunned * has(villain, 'stunned') +
    WEIGHTS.villainConfused * has(villain, 'confused') +
    WEIGHTS.attachment * attachments +
    players * scaled(advisor.ease / players, EASE) +
    WEIGHTS.acceleration * state.acceleration +
    sum(
      schemes,
      ({ crisis, hazard, acceleration }) =>
        WEIGHTS.sideScheme +
        (crisis ? WEIGHTS.crisis : 0) +
        (hazard ? WEIGHTS.hazard : 0) +
        acceleration * WEIGHTS.acceleration,
    )
  );
}

/** One's own side, and the minions before one. */
function own(advisor: Advisor): number {
  const { match, allies, minions, identity } = advisor;
  const built = advisor.controls(({ kind }) => kind === 'upgrade' || kind === 'support');
  return (
    scaled(advisor.health, HEALTH) +
    sum(built, one => WEIGHTS.built + WEIGHTS.cost * (match.def(one).cost ?? 0)) +
    WEIGHTS.allyHealth * sum(allies, one => advisor.remaining(one)) +
    sum(
      minions,
      one =>
        WEIGHTS.minionAttack * advisor.value(one, 'attack') +
        WEIGHTS.minionHealth * advisor.remaining(one) +
        WEIGHTS.minionTough * has(one, 'tough') +
        (match.def(one).keywords.guard ? WEIGHTS.guard : 0),
    ) +
    WEIGHTS.card * advisor.hand.length +
    (advisor.isHero ? WEIGHTS.hero : 0) +
    (identity.exhausted ? WEIGHTS.exhausted : 0) +
    WEIGHTS.stunned * has(identity, 'stunned') +
    WEIGHTS.confused * has(identity, 'confused')
  );
}
