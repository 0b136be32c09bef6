import type { WrittenCard } from '../../written.js';

export const gadgetLoot: readonly WrittenCard[] = [
  { id: 'LG01', name: 'X-Ray Spex', kind: 'loot', type: 'gadget', use: [{ do: 'look' }] },
  {
    id: 'LG02',
    name: 'Last Year’s Jetpack',
    kind: 'loot',
    type: 'gadget',
    passive: [{ is: 'swift', to: ['mutant', 'nature'] }],
  },
  { id: 'LG03', name: 'Bubble-Wrap Suit', kind: 'loot', type: 'gadget', passive: [{ is: 'sturdy' }] },
  { id: 'LG04', name: 'Boxing Glove on a Spring', kind: 'loot', type: 'gadget', use: [{ do: 'attack' }] },
  {
    id: 'LG05',
    name: 'Emergency Trapdoor',
    kind: 'loot',
    type: 'gadget',
    reaction: 'attack',
    does: [{ do: 'draw', count: 1 }],
  },
  {
    id: 'LG06',
    name: 'Spam Filter',
    kind: 'loot',
    type: 'gadget',
    reaction: 'story',
    passive: [{ is: 'safe', from: 'story' }],
  },
];
