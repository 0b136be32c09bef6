import { heroOf } from '../builders.js';

const hero = heroOf('nature');

export const natureHeroes = [
  hero('NA01', 'Cat Lady', {
    passive: [{ is: 'weak', to: ['gadget', 'magic'] }],
    power: [{ do: 'revive', to: { team: 'mine' } }],
  }),
  hero('NA02', 'Moss Boss', { passive: [{ is: 'guard' }, { is: 'safe', from: 'power' }] }),
  hero('NA03', 'Bee Positive', { triggers: [{ on: 'rival stunned', does: [{ do: 'draw', count: 1 }] }] }),
  hero('NA04', 'Thornelius', {
    passive: [
      { is: 'costly', cards: 1 },
      { is: 'immune', to: ['nature'] },
    ],
  }),
  hero('NA05', 'The Hay Fever', {
    passive: [{ is: 'sturdy' }, { is: 'immune', to: ['gadget'] }],
    power: [{ do: 'discard', count: 1, who: 'rivals', late: true }],
  }),
  hero('NA06', 'Squirrel Minor', {
    power: [
      { do: 'take', kind: 'loot' },
      { do: 'draw', count: 2 },
    ],
  }),
  hero('NA07', 'Landslide Clyde', {
    passive: [
      { is: 'lethal', to: ['magic'] },
      { is: 'weak', to: ['mutant'] },
    ],
  }),
  hero('NA08', 'Mother Mushroom', {
    passive: [{ is: 'weak', to: ['gadget'] }],
    power: [{ do: 'flip', heads: [{ do: 'return' }] }],
  }),
  hero('NA09', 'Baron Barnacle', { passive: [{ is: 'sturdy' }, { is: 'weak', to: ['mutant'] }] }),
];
