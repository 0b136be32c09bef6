import type { WrittenCard } from '../../written.js';

export const natureLoot: readonly WrittenCard[] = [
  { id: 'LN01', name: 'Beehive Hat', kind: 'loot', type: 'nature', passive: [{ is: 'costly', cards: 1 }] },
  {
    id: 'LN02',
    name: 'Coconut Armor',
    kind: 'loot',
    type: 'nature',
    passive: [{ is: 'immune', to: ['mutant', 'magic'] }],
  },
  {
    id: 'LN03',
    name: 'Pocket Piranha',
    kind: 'loot',
    type: 'nature',
    triggers: [{ on: 'won', does: [{ do: 'discard', count: 2, random: true, late: true }] }],
  },
  {
    id: 'LN04',
    name: 'Compost Cannon',
    kind: 'loot',
    type: 'nature',
    use: [{ do: 'flip', heads: [{ do: 'return' }], tails: [{ do: 'draw', count: 1 }] }],
  },
  {
    id: 'LN05',
    name: 'Skunk on a Leash',
    kind: 'loot',
    type: 'nature',
    reaction: 'attack',
    passive: [{ is: 'hidden' }],
  },
  {
    id: 'LN06',
    name: 'Sloth Hypnosis',
    kind: 'loot',
    type: 'nature',
    reaction: 'attack',
    does: [{ do: 'swap', to: { pick: 'foe' } }],
  },
];
