import type { WrittenCard } from '../../written.js';

export const mutantHeroes: readonly WrittenCard[] = [
  {
    id: 'MU01',
    name: 'Cool Man',
    kind: 'hero',
    type: 'mutant',
    passive: [
      { is: 'immune', to: ['mutant'] },
      { is: 'swift', to: ['nature'] },
    ],
  },
  {
    id: 'MU02',
    name: 'Doctor Elbow',
    kind: 'hero',
    type: 'mutant',
    passive: [
      { is: 'lethal', to: ['gadget'] },
      { is: 'weak', to: ['magic'] },
    ],
  },
  {
    id: 'MU03',
    name: 'The Human Traffic Jam',
    kind: 'hero',
    type: 'mutant',
    passive: [{ is: 'guard' }, { is: 'immune', to: ['nature'] }],
  },
  { id: 'MU04', name: 'Captain Déjà Vu', kind: 'hero', type: 'mutant', power: [{ do: 'take' }] },
  {
    id: 'MU05',
    name: 'Rubber Duck Girl',
    kind: 'hero',
    type: 'mutant',
    passive: [{ is: 'sturdy' }, { is: 'weak', to: ['gadget'] }],
  },
  { id: 'MU06', name: 'Two-Headed Tom', kind: 'hero', type: 'mutant', passive: [{ is: 'hand', plus: 1 }] },
  {
    id: 'MU07',
    name: 'Lady Loud',
    kind: 'hero',
    type: 'mutant',
    power: [{ do: 'flip', heads: [{ do: 'stun', to: {} }] }],
  },
  {
    id: 'MU08',
    name: 'Sneeze Force',
    kind: 'hero',
    type: 'mutant',
    triggers: [{ on: 'stunned', does: [{ do: 'stun', to: { pick: 'foe' } }] }],
  },
  {
    id: 'MU09',
    name: 'The Amazing Nap',
    kind: 'hero',
    type: 'mutant',
    passive: [{ is: 'hidden' }, { is: 'immune', to: ['gadget', 'magic'] }],
    power: [{ do: 'shield', to: { team: 'mine' } }],
  },
];
