import { heroOf } from '../builders.js';

const hero = heroOf('mutant');

export const mutantHeroes = [
  hero('MU01', 'Cool Man', {
    passive: [
      { is: 'immune', to: ['mutant'] },
      { is: 'swift', to: ['nature'] },
    ],
  }),
  hero('MU02', 'Doctor Elbow', {
    passive: [
      { is: 'lethal', to: ['gadget'] },
      { is: 'weak', to: ['magic'] },
    ],
  }),
  hero('MU03', 'The Human Traffic Jam', { passive: [{ is: 'guard' }, { is: 'immune', to: ['nature'] }] }),
  hero('MU04', 'Captain Déjà Vu', { power: [{ do: 'take' }] }),
  hero('MU05', 'Rubber Duck Girl', { passive: [{ is: 'sturdy' }, { is: 'weak', to: ['gadget'] }] }),
  hero('MU06', 'Two-Headed Tom', { passive: [{ is: 'hand', plus: 1 }] }),
  hero('MU07', 'Lady Loud', { power: [{ do: 'flip', heads: [{ do: 'stun', to: {} }] }] }),
  hero('MU08', 'Sneeze Force', { triggers: [{ on: 'stunned', does: [{ do: 'stun', to: { pick: 'foe' } }] }] }),
  hero('MU09', 'The Amazing Nap', {
    passive: [{ is: 'hidden' }, { is: 'immune', to: ['gadget', 'magic'] }],
    power: [{ do: 'shield', to: { team: 'mine' } }],
  }),
];
