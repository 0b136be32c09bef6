import { lootOf } from '../builders.js';

const loot = lootOf('nature');

export const natureLoot = [
  loot('LN01', 'Beehive Hat', { passive: [{ is: 'costly', cards: 1 }] }),
  loot('LN02', 'Coconut Armor', { passive: [{ is: 'immune', to: ['mutant', 'magic'] }] }),
  loot('LN03', 'Pocket Piranha', {
    triggers: [{ on: 'won', does: [{ do: 'discard', count: 2, random: true, late: true }] }],
  }),
  loot('LN04', 'Compost Cannon', {
    use: [{ do: 'flip', heads: [{ do: 'return' }], tails: [{ do: 'draw', count: 1 }] }],
  }),
  loot('LN05', 'Skunk on a Leash', { reaction: 'attack', passive: [{ is: 'hidden' }] }),
  loot('LN06', 'Sloth Hypnosis', { reaction: 'attack', does: [{ do: 'swap', to: { pick: 'foe' } }] }),
];
