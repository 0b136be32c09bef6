import { lootOf } from '../builders.js';

const loot = lootOf('mutant');

export const mutantLoot = [
  loot('LM01', 'Spare Elbows', { passive: [{ is: 'lethal' }] }),
  loot('LM02', 'Thick Skin Cream', { passive: [{ is: 'immune', to: ['gadget'] }] }),
  loot('LM03', 'Bad Breath Mints', { use: [{ do: 'discard', count: 1, who: 'rivals', late: true }] }),
  loot('LM04', 'Third Arm', { use: [{ do: 'take' }] }),
  loot('LM05', 'Knee-Jerk Reflex', { reaction: 'attack', does: [{ do: 'stun', to: { pick: 'foe' } }] }),
  loot('LM06', 'Selective Hearing', { reaction: 'super', does: [{ do: 'draw', count: 2 }] }),
];
