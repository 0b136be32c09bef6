import { lootOf } from '../builders.js';

const loot = lootOf('gadget');

export const gadgetLoot = [
  loot('LG01', 'X-Ray Spex', { use: [{ do: 'look' }] }),
  loot('LG02', 'Last Year’s Jetpack', { passive: [{ is: 'swift', to: ['mutant', 'nature'] }] }),
  loot('LG03', 'Bubble-Wrap Suit', { passive: [{ is: 'sturdy' }] }),
  loot('LG04', 'Boxing Glove on a Spring', { use: [{ do: 'attack' }] }),
  loot('LG05', 'Emergency Trapdoor', { reaction: 'attack', does: [{ do: 'draw', count: 1 }] }),
  loot('LG06', 'Spam Filter', { reaction: 'story', passive: [{ is: 'safe', from: 'story' }] }),
];
