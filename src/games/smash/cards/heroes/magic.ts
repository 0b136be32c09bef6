import { heroOf } from '../builders.js';

const hero = heroOf('magic');

export const magicHeroes = [
  hero('MA01', 'Help Centaur', {
    passive: [{ is: 'weak', to: ['gadget'] }],
    power: [
      { do: 'revive', to: { team: 'mine' } },
      { do: 'draw', count: 1 },
    ],
  }),
  hero('MA02', 'Wanda the Undecided', {
    passive: [{ is: 'wild' }],
    power: [{ do: 'choose', of: [[{ do: 'draw', count: 2 }], [{ do: 'discard', count: 1, late: true }]] }],
  }),
  hero('MA03', 'Abraca Dave', { power: [{ do: 'summon' }] }),
  hero('MA04', 'Madame Maybe', {
    power: [
      { do: 'flip', heads: [{ do: 'stun', to: { pick: 'each' } }], tails: [{ do: 'stun', to: { pick: 'this' } }] },
    ],
  }),
  hero('MA05', 'The Invisible Uncle', { passive: [{ is: 'hidden' }, { is: 'safe', from: 'super' }] }),
  hero('MA06', 'Grandma Hex', {
    passive: [{ is: 'weak', to: ['mutant'] }],
    triggers: [{ on: 'defeated', does: [{ do: 'stun', to: {} }] }],
  }),
  hero('MA07', 'Count Backwards', { power: [{ do: 'look', discard: 1, late: true }] }),
  hero('MA08', 'Sir Render', {
    passive: [
      { is: 'costly', cards: 1 },
      { is: 'immune', to: ['magic'] },
    ],
  }),
  hero('MA09', 'Professor Poof', { power: [{ do: 'swap', to: { team: 'mine', state: 'stunned' } }] }),
];
