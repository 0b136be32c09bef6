import type { WrittenCard } from '../../written.js';

export const magicLoot: readonly WrittenCard[] = [
  {
    id: 'LW01',
    name: 'Cape of Many Pockets',
    kind: 'loot',
    type: 'magic',
    passive: [{ is: 'hand', plus: 1 }, { is: 'wild' }],
  },
  { id: 'LW02', name: 'Invisible Ink', kind: 'loot', type: 'magic', passive: [{ is: 'hidden' }] },
  {
    id: 'LW03',
    name: 'Wand of Second Helpings',
    kind: 'loot',
    type: 'magic',
    use: [{ do: 'revive', to: { team: 'mine' } }],
  },
  {
    id: 'LW04',
    name: 'Crystal Bowling Ball',
    kind: 'loot',
    type: 'magic',
    use: [{ do: 'flip', heads: [{ do: 'stun', to: {} }] }],
  },
  {
    id: 'LW05',
    name: 'Umbrella of Spoilers',
    kind: 'loot',
    type: 'magic',
    reaction: 'story',
    does: [{ do: 'draw', count: 1 }],
  },
  {
    id: 'LW06',
    name: 'Mirror of Rude Remarks',
    kind: 'loot',
    type: 'magic',
    reaction: 'super',
    does: [{ do: 'stun', to: { pick: 'random' } }],
  },
];
