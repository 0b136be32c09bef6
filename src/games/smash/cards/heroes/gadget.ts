import { heroOf } from '../builders.js';

const hero = heroOf('gadget');

export const gadgetHeroes = [
  hero('GA01', 'Toaster Knight', {
    passive: [
      { is: 'swift', to: ['mutant'] },
      { is: 'weak', to: ['nature'] },
    ],
  }),
  hero('GA02', 'The Overclocker', { passive: [{ is: 'weak', to: ['nature'] }], power: [{ do: 'draw', count: 2 }] }),
  hero('GA03', 'Wi-Fi Widow', { power: [{ do: 'loot', how: 'steal' }] }),
  hero('GA04', 'Plan B-Bot', {
    passive: [{ is: 'wild' }],
    triggers: [{ on: 'stunned', does: [{ do: 'draw', count: 2 }] }],
  }),
  hero('GA05', 'Captain Airbag', {
    passive: [{ is: 'safe', from: 'story' }],
    triggers: [{ on: 'stunned', does: [{ do: 'shield', to: { team: 'mine', pick: 'all' } }] }],
  }),
  hero('GA06', 'Remote-Control Ron', {
    passive: [{ is: 'weak', to: ['mutant', 'nature'] }],
    power: [{ do: 'attack', fatal: true }],
  }),
  hero('GA07', 'The Vacuum', {
    passive: [{ is: 'sturdy' }],
    power: [{ do: 'discard', count: 2, random: true, late: true }],
  }),
  hero('GA08', 'Lady Laser Pointer', {
    passive: [
      { is: 'swift', to: ['magic'] },
      { is: 'immune', to: ['magic'] },
    ],
  }),
  hero('GA09', 'Doctor Duct Tape', { triggers: [{ on: 'won', does: [{ do: 'revive', to: { team: 'mine' } }] }] }),
];
