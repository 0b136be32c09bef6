import type { HouseSet } from './page.js';
import { rechargeSet } from './recharge.js';
import { smashSet } from './smash.js';

/** The pages of sets that are ours. */
export const houseSets: readonly HouseSet[] = [smashSet, rechargeSet];
