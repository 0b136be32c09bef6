import type { Advisor } from './advisor.js';
import { noted } from './noted.js';
import { lossAt } from './outlook.js';

/** What things are worth to a player just now, in points: one is a point of damage to the villain. */

/** A card in hand more. */
export const CARD = 1.6;
/** Being out of the game, or losing it. */
export const DEFEAT = 40;

/** A hit point, by how many there are without it. */
const HEALTH = [3.5, 2.5, 2, 1.75, 1.5, 1.25, 1.1, 1, 0.85, 0.75, 0.7, 0.65, 0.6];

/** One hit point, at the health one has: the fewer are left, the dearer. */
export const hitPoint = (health: number): number => HEALTH[Math.max(0, Math.min(health, HEALTH.length - 1))] as number;

/** Some hit points, from the health that is left without them. */
export function hitPoints(left: number, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum += hitPoint(left + at);
  return sum;
}

/** A threat, by how much the scheme may still grow in all. */
const EASE = [8, 5, 3.5, 2.6, 2, 1.6, 1.3, 1.1, 0.95, 0.85, 0.75, 0.7, 0.65, 0.6];

/** One threat on the main scheme, by how much the scheme may still grow. */
const mainThreat = (ease: number): number => EASE[Math.max(0, Math.min(Math.floor(ease), EASE.length - 1))] as number;

/**
 * Some threat by itself, where the scheme may grow so much before it comes off. Schemes and villains grow with the players: so one
 * weighs as much beside a point of damage as it does for one player, and is as near to the end as there is room for each.
 */
export function threats({ match }: Advisor, ease: number, count: number): number {
  const players = match.order.length;
  let sum = 0;
  for (let at = 0; at < count; at++) sum += mainThreat((ease + at) / players);
  return sum;
}

/** Some threat taken off the main scheme: what it is worth by itself, and how much less likely it makes it to lose. */
export const mainThreats = noted((advisor: Advisor, count: number): number => {
  const { slack, ease } = advisor;
  const safer = lossAt(advisor, slack) - lossAt(advisor, slack + count);
  return threats(advisor, ease, count) + DEFEAT * safer;
});
