import type { WrittenCard } from '../../written.js';

export const magicHeroes: readonly WrittenCard[] = [
  {
    id: 'MA01',
    name: 'Help Centaur',
    kind: 'hero',
    type: 'magic',
    passive: [{ is: 'weak', to: ['gadget'] }],
    power: [
      { do: 'revive', to: { team: 'mine' } },
      { do: 'draw', count: 1 },
    ],
  },
  {
    id: 'MA02',
    name: 'Wanda the Undecided',
    kind: 'hero',
    type: 'magic',
    passive: [{ is: 'wild' }],
    power: [{ do: 'choose', of: [[{ do: 'draw', count: 2 }], [{ do: 'discard', count: 1, late: true }]] }],
  },
  { id: 'MA03', name: 'Abraca Dave', kind: 'hero', type: 'magic', power: [{ do: 'summon' }] },
  {
    id: 'MA04',
    name: 'Madame Maybe',
    kind: 'hero',
    type: 'magic',
    power: [
      { do: 'flip', heads: [{ do: 'stun', to: { pick: 'each' } }], tails: [{ do: 'stun', to: { pick: 'this' } }] },
    ],
  },
  {
    id: 'MA05',
    name: 'The Invisible Uncle',
    kind: 'hero',
    type: 'magic',
    passive: [{ is: 'hidden' }, { is: 'safe', from: 'super' }],
  },
  {
    id: 'MA06',
    name: 'Grandma Hex',
    kind: 'hero',
    type: 'magic',
    passive: [{ is: 'weak', to: ['mutant'] }],
    triggers: [{ on: 'defeated', does: [{ do: 'stun', to: {} }] }],
  },
  { id: 'MA07', name: 'Count Backwards', kind: 'hero', type: 'magic', power: [{ do: 'look', discard: 1, late: true }] },
  {
    id: 'MA08',
    name: 'Sir Render',
    kind: 'hero',
    type: 'magic',
    passive: [
      { is: 'costly', cards: 1 },
      { is: 'immune', to: ['magic'] },
    ],
  },
  {
    id: 'MA09',
    name: 'Professor Poof',
    kind: 'hero',
    type: 'magic',
    power: [{ do: 'swap', to: { team: 'mine', state: 'stunned' } }],
  },
];
