import { lootOf } from '../builders.js';

const loot = lootOf('magic');

export const magicLoot = [
  loot('LW01', 'Cape of Many Pockets', { passive: [{ is: 'hand', plus: 1 }, { is: 'wild' }] }),
  loot('LW02', 'Invisible Ink', { passive: [{ is: 'hidden' }] }),
  loot('LW03', 'Wand of Second Helpings', { use: [{ do: 'revive', to: { team: 'mine' } }] }),
  loot('LW04', 'Crystal Bowling Ball', { use: [{ do: 'flip', heads: [{ do: 'stun', to: {} }] }] }),
  loot('LW05', 'Umbrella of Spoilers', { reaction: 'story', does: [{ do: 'draw', count: 1 }] }),
  loot('LW06', 'Mirror of Rude Remarks', { reaction: 'super', does: [{ do: 'stun', to: { pick: 'random' } }] }),
];
