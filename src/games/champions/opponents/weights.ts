import type { Advisor } from './advisor.js';
import { lossAt } from './outlook.js';

/** What things are worth to a player just now, in points: one is a point of damage to the villain. Found by playing. */
export const WEIGHTS = {
  /** A card in hand more. */
  card: 1.46,
  /** A resource that pays for something. */
  resource: 2.85,
  /** A hit point: the last one, by how many more its worth shrinks to a third, and what is left of it at full health. */
  lastHealth: 2.31,
  healthShrinks: 5.25,
  health: 0.09,
  /** A threat: the last one before the end, how its worth shrinks, and what is left of it where the end is far. */
  lastThreat: 2.94,
  threatShrinks: 4.37,
  threat: 0.11,
  /** A stage of the main scheme completed, where others follow. */
  stage: 0.16,
  /** What one of one's cards in play does each round is worth as many rounds as the villain will last at that pace. */
  pace: 8.08,
  longest: 6.47,
  /** Being at home when the villain comes, besides what that saves: to recover in the morning, from as many points. */
  rest: 0.5,
  restFrom: 1.57,
  home: -0.45,
  /** A hero who defends is not ready in its turn. */
  idle: 1.18,
  /** An ally: standing in for its player once, and being left after a blow. */
  shield: 0.33,
  allyLeft: 0.59,
  /** A card that waits for a later turn. */
  later: 0.45,
  /** By how much a card must be better than those one draws to be kept. */
  keep: 2.04,
  /** A minion: each point of its attack and scheme, guard. */
  minionAttack: 0.35,
  minionScheme: 1.07,
  guard: 3.39,
  /** Something that makes the villain stronger, for each point and round. */
  burden: 0.92,
  /** How much more a card is worth that is kept for the villain's phase, which is about to come. */
  held: 1.35,
  /** A side scheme, for each round. */
  hazard: 5.23,
  acceleration: 0.29,
};

/** Being out of the game, or losing it. */
export const DEFEAT = 40;

const shrinking = (most: number, by: number, least: number, at: number): number =>
  least + most * Math.exp(-Math.max(0, at) / by);

/** One hit point, at the health one has: the fewer are left, the dearer. */
export const hitPoint = (health: number): number =>
  shrinking(WEIGHTS.lastHealth, WEIGHTS.healthShrinks, WEIGHTS.health, health);

/** Some hit points, from the health that is left without them. */
export function hitPoints(left: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += hitPoint(left + at);
  return sum;
}

/** Some threat by itself, at so much slack for each player before it comes off. */
export function threats(slack: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++)
    sum += shrinking(WEIGHTS.lastThreat, WEIGHTS.threatShrinks, WEIGHTS.threat, slack + at);
  return sum;
}

/** Some threat taken off the main scheme: what it is worth by itself, and how much less likely it makes it to lose. */
export function mainThreats(advisor: Advisor, count: number): number {
  const { slack, match } = advisor;
  const safer = lossAt(advisor, slack) - lossAt(advisor, slack + count);
  return threats(advisor.rope / match.order.length, count) / match.order.length + advisor.lossCost * safer;
}
