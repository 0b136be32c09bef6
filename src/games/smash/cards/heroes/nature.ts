import type { WrittenCard } from '../../written.js';

export const natureHeroes: readonly WrittenCard[] = [
  {
    id: 'NA01',
    name: 'Cat Lady',
    kind: 'hero',
    type: 'nature',
    passive: [{ is: 'weak', to: ['gadget', 'magic'] }],
    power: [{ do: 'revive', to: { team: 'mine' } }],
  },
  {
    id: 'NA02',
    name: 'Moss Boss',
    kind: 'hero',
    type: 'nature',
    passive: [{ is: 'guard' }, { is: 'safe', from: 'power' }],
  },
  {
    id: 'NA03',
    name: 'Bee Positive',
    kind: 'hero',
    type: 'nature',
    triggers: [{ on: 'rival stunned', does: [{ do: 'draw', count: 1 }] }],
  },
  {
    id: 'NA04',
    name: 'Thornelius',
    kind: 'hero',
    type: 'nature',
    passive: [
      { is: 'costly', cards: 1 },
      { is: 'immune', to: ['nature'] },
    ],
  },
  {
    id: 'NA05',
    name: 'The Hay Fever',
    kind: 'hero',
    type: 'nature',
    passive: [{ is: 'sturdy' }, { is: 'immune', to: ['gadget'] }],
    power: [{ do: 'discard', count: 1, who: 'rivals', late: true }],
  },
  {
    id: 'NA06',
    name: 'Squirrel Minor',
    kind: 'hero',
    type: 'nature',
    power: [
      { do: 'take', kind: 'loot' },
      { do: 'draw', count: 2 },
    ],
  },
  {
    id: 'NA07',
    name: 'Landslide Clyde',
    kind: 'hero',
    type: 'nature',
    passive: [
      { is: 'lethal', to: ['magic'] },
      { is: 'weak', to: ['mutant'] },
    ],
  },
  {
    id: 'NA08',
    name: 'Mother Mushroom',
    kind: 'hero',
    type: 'nature',
    passive: [{ is: 'weak', to: ['gadget'] }],
    power: [{ do: 'flip', heads: [{ do: 'return' }] }],
  },
  {
    id: 'NA09',
    name: 'Baron Barnacle',
    kind: 'hero',
    type: 'nature',
    passive: [{ is: 'sturdy' }, { is: 'weak', to: ['mutant'] }],
  },
];
