import type { Advisor } from './advisor.js';
import { lossAt } from './outlook.js';

/** What things are worth to a player just now, in points: one is a point of damage to the villain. Found by playing. */
export const WEIGHTS = {
  /** A card in hand more. */
  card: 1.6,
  /** A resource that pays for something. */
  resource: 1.2,
  /** A hit point: the last one, by how many more its worth shrinks to a third, and what is left of it at full health. */
  lastHealth: 5,
  healthShrinks: 4.5,
  health: 0.2,
  /** A threat: the last one before the end, how its worth shrinks, and what is left of it where the end is far. */
  lastThreat: 8,
  threatShrinks: 3,
  threat: 0.2,
  /** A stage of the main scheme completed, where others follow. */
  stage: 3,
  /** What one of one's cards in play does each round is worth as many rounds as the villain will last at that pace. */
  pace: 5,
  longest: 5,
  /** Being at home when the villain comes, besides what that saves: to recover in the morning, from as many points. */
  rest: 0.8,
  restFrom: 2,
  home: 0,
  /** How much likelier than the deck says a second attack or scheme is taken to be. */
  fear: 1,
  /** A hero who defends is not ready in its turn. */
  idle: 1.4,
  /** An ally: standing in for its player once, and being left after a blow. */
  shield: 0.9,
  allyLeft: 0.55,
  /** A card that waits for a later turn. */
  later: 0.5,
  /** By how much a card must be better than those one draws to be kept. */
  keep: 2,
  /** A minion: each point of its attack and scheme, guard. */
  minionAttack: 1.3,
  minionScheme: 0.6,
  guard: 2,
  /** Something that makes the villain stronger, for each point and round. */
  burden: 0.8,
  /** How much more a card is worth that is kept for the villain's phase, which is about to come. */
  held: 2,
  /** A side scheme, for each round. */
  hazard: 3,
  acceleration: 1.5,
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
