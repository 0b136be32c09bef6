import type { Answer } from '../../../kernel/index.js';
import type { InPlay } from '../state.js';
import type { Advisor } from './advisor.js';
import { best } from './choices.js';
import { boostChances } from './outlook.js';
import { DEFEAT, hitPoints, mainThreats } from './weights.js';
import { actsWorth, blowWorth } from './worth.js';

/** What a blow of some strength costs, by each number of icons that may come on top. */
function overBoosts(advisor: Advisor, boosts: number, cost: (icons: number) => number): number {
  if (boosts === 0) return cost(0);
  return boostChances(advisor).reduce((sum, chance, icons) => sum + chance * cost(icons), 0);
}

const woundCost = ({ health, identity }: Advisor, damage: number): number => {
  if (identity.statuses.includes('tough')) return damage > 0 ? 1 : 0;
  return damage >= health ? DEFEAT : hitPoints(health - damage, damage);
};

/** Who defends against an attack on oneself: the one it costs least, or nobody. */
export function defend(advisor: Advisor): Answer | null {
  if (advisor.attacked === null) return null;
  const { attack, enemy } = advisor.attacked;
  const strength = advisor.value(enemy, 'attack') + attack.icons;
  const costs = (cost: (blow: number) => number): number =>
    overBoosts(advisor, attack.boosts.length, icons => cost(strength + icons));
  return cheapest(
    advisor,
    costs(blow => woundCost(advisor, blow)),
    one => costs(blow => standIn(advisor, one, blow, attack.overkill)),
  );
}

/** The one whom it costs least to have hit, where that is less than what it costs otherwise. */
const cheapest = (advisor: Advisor, otherwise: number, cost: (one: InPlay) => number): Answer =>
  best(
    advisor,
    ({ key }) => {
      const one = advisor.inPlay(key);
      return one === undefined ? Number.NEGATIVE_INFINITY : -cost(one);
    },
    -otherwise,
  ) ?? { pick: [] };

/** What it costs that one of one's own takes a blow. */
function standIn(advisor: Advisor, one: InPlay, blow: number, overkill: boolean): number {
  const { match } = advisor;
  if (match.def(one).kind === 'hero') {
    const left = Math.max(0, blow - advisor.value(one, 'defense'));
    return woundCost(advisor, left) + idleness(advisor) - punch(advisor);
  }
  if (one.statuses.includes('tough')) return 0.6;
  const remaining = advisor.remaining(one);
  if (blow < remaining) return 0.4 + 0.5 * blow;
  const through = overkill ? woundCost(advisor, blow - remaining) : 0;
  return through + allyLeft(advisor, one, remaining);
}

/** How much of what an ally could still do counts when it falls: more may come between it and that. */
const STILL = 0.5;

/** What an ally could still do. That it takes a blow for oneself is what it is there for in the end: it costs only its acts. */
function allyLeft(advisor: Advisor, one: InPlay, remaining: number): number {
  const card = advisor.match.def(one);
  // Nick Fury goes at the end of the round in any case.
  if (card.id === '01084') return 0.1;
  return Math.max(0.3, STILL * actsWorth(advisor, { ...card, hitPoints: remaining }));
}

/** The next turn's act costs a little more than its worth: plans hang on it. */
const IDLE = 1.2;

/** What it costs a hero to be exhausted in the next turn, unless Indomitable helps. */
function idleness(advisor: Advisor): number {
  if (advisor.has('01082')) return 0;
  const thwarts = advisor.mine('thwart', 'hero') * Math.min(1.3, mainThreats(advisor, 1));
  return IDLE * Math.max(advisor.mine('attack', 'hero'), thwarts);
}

/** Counter-Punch. */
const punch = (advisor: Advisor): number =>
  advisor.hand.some(({ card }) => card.id === '01077') ? advisor.mine('attack', 'hero') * 0.8 : 0;

/** Whether one takes a blow for another player: an ally that has little left, or where it would be the end of them. */
export function defendAnother(advisor: Advisor): Answer {
  if (advisor.attacked === null) return { pick: [] };
  const { attack, enemy } = advisor.attacked;
  const blow = advisor.value(enemy, 'attack') + attack.icons + attack.boosts.length;
  const left = advisor.remaining(advisor.match.identity(attack.seat));
  const otherwise = blow >= left ? DEFEAT / 2 : hitPoints(left - blow, blow) / 2;
  return cheapest(advisor, otherwise, one => standIn(advisor, one, blow, attack.overkill) + missed(advisor, one));
}

/** What an ally that falls for somebody else can no longer do for oneself: take a blow. */
const missed = (advisor: Advisor, one: InPlay): number =>
  advisor.match.def(one).kind === 'ally' ? STILL * blowWorth(advisor) : 0;
