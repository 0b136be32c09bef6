import { superOf } from '../builders.js';

export const gadgetSupers = [
  superOf('GA01', 'Pop-Up Attack', [{ do: 'draw', count: 1 }, { do: 'again' }]),
  superOf('GA02', 'Turbo Mode', [{ do: 'fresh hand' }, { do: 'again' }]),
  superOf('GA03', 'Password Stolen', [
    { do: 'loot', how: 'steal' },
    { do: 'stun', to: { pick: 'random' } },
  ]),
  superOf('GA04', 'Plan C', [
    {
      do: 'choose',
      of: [[{ do: 'draw', count: 2 }], [{ do: 'stun', to: {} }], [{ do: 'revive', to: { team: 'mine', other: true } }]],
    },
  ]),
  superOf('GA05', 'Brace, Brace', [
    { do: 'revive', to: { team: 'mine' } },
    { do: 'shield', to: { team: 'mine', pick: 'all' } },
  ]),
  superOf('GA06', 'Batteries Included', [
    { do: 'attack', by: 'one' },
    { do: 'attack', by: 'one' },
  ]),
  superOf('GA07', 'Dust to Dust', [
    { do: 'discard', count: 3, late: true },
    { do: 'stun', to: { pick: 'random' } },
  ]),
  superOf('GA08', 'Catch the Dot', [
    { do: 'swap', to: {} },
    { do: 'draw', count: 1 },
  ]),
  superOf('GA09', 'Handyman', [
    { do: 'revive', to: { team: 'mine', pick: 'all', type: 'gadget' } },
    { do: 'draw', count: 1 },
  ]),
];
