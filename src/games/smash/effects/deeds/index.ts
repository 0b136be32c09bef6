import { defeat } from './defeat.js';
import { revive } from './revive.js';
import { shield } from './shield.js';
import { stun } from './stun.js';
import { swap } from './swap.js';

/** All that can be done to heroes. */
export const DEEDS = [stun, defeat, revive, shield, swap] as const;

export { weigh } from './deed.js';
export { defeat, revive };
