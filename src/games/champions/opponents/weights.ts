import type { Advisor } from './advisor.js';
import { lossAt } from './outlook.js';

/** What things are worth to a player just now, in points: one is a point of damage to the villain. */

/** A card in hand more. */
export const CARD = 1.6;
/** Being out of the game, or losing it. */
export const DEFEAT = 40;

/** A hit point, by how many there are without it. */
const HEALTH = [5.2, 3.9, 3.1, 2.5, 1.95, 1.55, 1.3, 1.05, 0.85, 0.65, 0.5];

/** One hit point, at the health one has: the fewer are left, the dearer. */
export const hitPoint = (health: number): number => HEALTH[Math.max(0, Math.min(health, HEALTH.length - 1))] as number;

/** Some hit points, from the health that is left without them. */
export function hitPoints(left: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += hitPoint(left + at);
  return sum;
}

/** A threat, by how much the main scheme may still grow. */
const SLACK = [8, 5, 3.5, 2.6, 2, 1.5, 1.1, 0.8, 0.6];

/** One threat on the main scheme, by how much it may still grow. */
const mainThreat = (slack: number): number =>
  SLACK[Math.max(0, Math.min(Math.floor(slack), SLACK.length - 1))] as number;

/** Some threat by itself, at so much slack for each player before it comes off. */
export function threats(slack: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += mainThreat(slack + at);
  return sum;
}

/** Some threat taken off the main scheme: what it is worth by itself, and how much less likely it makes it to lose. */
export function mainThreats(advisor: Advisor, count: number): number {
  const { slack, match } = advisor;
  const safer = lossAt(advisor, slack) - lossAt(advisor, slack + count);
  return threats(slack / match.order.length, count) / match.order.length + DEFEAT * safer;
}
