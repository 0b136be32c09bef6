import { anyAlly, anyEnemy, anyMinion, theVillain } from './whom.js';

/** Attachments: to the villain. */
export const toVillain = { to: theVillain };
/** Attachments: to an enemy or a minion of your choice. */
export const toEnemy = { to: anyEnemy };
export const toMinion = { to: anyMinion };
export const toAlly = { to: anyAlly };

/** Uses: counters it enters play with; without any left it is discarded. */
export const uses = (count: number) => ({ enters: count, uses: true });
/** Counters it enters play with, and stays without. */
export const enters = (count: number) => ({ enters: count, uses: false });
