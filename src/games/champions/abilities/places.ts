import type { Attach } from '../behaviour.js';
import type { Look } from '../look/index.js';
import type { InPlay } from '../state.js';
import { anyAlly, anyEnemy, anyMinion, theVillain } from './whom.js';

/** Attachments: to the villain. */
export const toVillain = { to: theVillain };
/** Attachments: to an enemy or a minion of your choice. */
export const toEnemy = { to: anyEnemy };
export const toMinion = { to: anyMinion };
export const toAlly = { to: anyAlly };

/** Attachments: to the minion with the highest printed hit points, among those that fit. */
export const toStrongestMinion = (fits: (look: Look, minion: InPlay) => boolean = () => true): Attach => ({
  to: (look, subject) => anyMinion(look, subject) && fits(look, subject),
  best(look, minions) {
    const points = (minion: InPlay): number => look.values.printedHitPoints(minion);
    const most = Math.max(...minions.map(points));
    return minions.filter(minion => points(minion) === most);
  },
});

/** Uses: counters it enters play with; without any left it is discarded. */
export const uses = (count: number) => ({ enters: count, uses: true });
/** Counters it enters play with, and stays without. */
export const enters = (count: number) => ({ enters: count, uses: false });
