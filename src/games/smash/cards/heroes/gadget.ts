import type { WrittenCard } from '../../written.js';

export const gadgetHeroes: readonly WrittenCard[] = [
  {
    id: 'GA01',
    name: 'Toaster Knight',
    kind: 'hero',
    type: 'gadget',
    passive: [
      { is: 'swift', to: ['mutant'] },
      { is: 'weak', to: ['nature'] },
    ],
  },
  {
    id: 'GA02',
    name: 'The Overclocker',
    kind: 'hero',
    type: 'gadget',
    passive: [{ is: 'weak', to: ['nature'] }],
    power: [{ do: 'draw', count: 2 }],
  },
  { id: 'GA03', name: 'Wi-Fi Widow', kind: 'hero', type: 'gadget', power: [{ do: 'loot', how: 'steal' }] },
  {
    id: 'GA04',
    name: 'Plan B-Bot',
    kind: 'hero',
    type: 'gadget',
    passive: [{ is: 'wild' }],
    triggers: [{ on: 'stunned', does: [{ do: 'draw', count: 2 }] }],
  },
  {
    id: 'GA05',
    name: 'Captain Airbag',
    kind: 'hero',
    type: 'gadget',
    passive: [{ is: 'safe', from: 'story' }],
    triggers: [{ on: 'stunned', does: [{ do: 'shield', to: { team: 'mine', pick: 'all' } }] }],
  },
  {
    id: 'GA06',
    name: 'Remote-Control Ron',
    kind: 'hero',
    type: 'gadget',
    passive: [{ is: 'weak', to: ['mutant', 'nature'] }],
    power: [{ do: 'attack', fatal: true }],
  },
  {
    id: 'GA07',
    name: 'The Vacuum',
    kind: 'hero',
    type: 'gadget',
    passive: [{ is: 'sturdy' }],
    power: [{ do: 'discard', count: 2, random: true, late: true }],
  },
  {
    id: 'GA08',
    name: 'Lady Laser Pointer',
    kind: 'hero',
    type: 'gadget',
    passive: [
      { is: 'swift', to: ['magic'] },
      { is: 'immune', to: ['magic'] },
    ],
  },
  {
    id: 'GA09',
    name: 'Doctor Duct Tape',
    kind: 'hero',
    type: 'gadget',
    triggers: [{ on: 'won', does: [{ do: 'revive', to: { team: 'mine' } }] }],
  },
];
