import type { Seat } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import type { ChampionsState, InPlay, Status } from '../state.js';
import { Advisor } from './advisor.js';

/**
 * What things weigh in the odds of winning (their logarithm), after a regression over matches that practice bots had
 * played to the end: what goes on round after round weighs more than what is done once. Cards that stay in play, allies and
 * minions count for all they will still do, damage to the villain for itself. A stage to come counts on top of its hit
 * points: without that, a bot that sees one round ahead spares a villain who is almost down, for what the next stage brings.
 */
const WEIGHTS = {
  villain: -0.13,
  stage: -0.9,
  villainTough: -0.6,
  villainStunned: 0.45,
  villainConfused: 0.25,
  attachment: -0.5,
  minionAttack: -0.06,
  minionHealth: -0.22,
  minionTough: -0.4,
  guard: -0.2,
  sideScheme: -0.2,
  crisis: -0.5,
  hazard: -0.5,
  acceleration: -0.5,
  ally: 0.1,
  allyHealth: 0.16,
  allyPower: 0.13,
  built: 0.02,
  cost: 0.2,
  card: 0.27,
  hero: -0.2,
  exhausted: -0.45,
  stunned: -0.6,
  confused: -0.55,
} as const;

/** A hit point, and a threat that the scheme may still grow by, each by how many there are below it: [up to, weight]. */
const HEALTH = [
  [2, 0.3],
  [4, 0.22],
  [7, 0.15],
  [Number.POSITIVE_INFINITY, 0.06],
] as const;
const EASE = [
  [2, 0.5],
  [4, 0.36],
  [9, 0.27],
  [Number.POSITIVE_INFINITY, 0.12],
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
  return (theirs(advisor) + sum(players, own)) / players.length;
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
    sum(allies, one => allyWeight(advisor, one)) +
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

const allyWeight = (advisor: Advisor, one: InPlay): number =>
  WEIGHTS.ally +
  WEIGHTS.allyHealth * advisor.remaining(one) +
  WEIGHTS.allyPower * Math.max(advisor.value(one, 'attack'), advisor.value(one, 'thwart'));
