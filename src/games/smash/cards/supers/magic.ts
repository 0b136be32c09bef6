import { superOf } from '../builders.js';

export const magicSupers = [
  superOf('MA01', 'Horse Pills', [{ do: 'revive', to: { team: 'mine', pick: 'all' } }]),
  superOf('MA02', 'Both, Please', [
    { do: 'draw', count: 2 },
    { do: 'stun', to: {} },
  ]),
  superOf('MA03', 'Out of the Hat', [{ do: 'summon', count: 2 }]),
  superOf('MA04', 'Definitely, Probably', [
    { do: 'flip', heads: [{ do: 'defeat', to: {} }], tails: [{ do: 'draw', count: 2 }] },
  ]),
  superOf('MA05', 'Surprise Visit', [{ do: 'attack', sure: true }]),
  superOf('MA06', 'Knitted Curse', [{ do: 'stun', to: { pick: 'all', type: 'mutant' } }]),
  superOf('MA07', 'Three, Two, One', [{ do: 'look', discard: 2, late: true }]),
  superOf('MA08', 'Gracious Retreat', [
    { do: 'swap', to: { pick: 'this' } },
    { do: 'draw', count: 1 },
    { do: 'again' },
  ]),
  superOf('MA09', 'Poof Goes the Rival', [
    { do: 'swap', to: {} },
    { do: 'stun', to: { pick: 'random' } },
  ]),
];
