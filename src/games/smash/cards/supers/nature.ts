import { superOf } from '../builders.js';

export const natureSupers = [
  superOf('NA01', 'Nine Lives', [{ do: 'return' }]),
  superOf('NA02', 'Moss over Matter', [
    { do: 'revive', to: { team: 'mine' } },
    { do: 'shield', to: { pick: 'this' } },
  ]),
  superOf('NA03', 'Buzz Kill', [
    { do: 'stun', to: {} },
    { do: 'draw', count: 1 },
  ]),
  superOf('NA04', 'A Prickly Topic', [
    { do: 'discard', count: 1, who: 'rivals', late: true },
    { do: 'stun', to: {} },
  ]),
  superOf('NA05', 'High Pollen Count', [
    { do: 'fresh hand', who: 'rivals' },
    { do: 'stun', to: {} },
    { do: 'draw', count: 2 },
  ]),
  superOf('NA06', 'Stash Smash', [{ do: 'take', kind: 'loot' }, { do: 'again' }]),
  superOf('NA07', 'Rolling Stone', [{ do: 'attack', sure: true, fatal: true }]),
  superOf('NA08', 'Spore of the Moment', [{ do: 'return' }, { do: 'summon' }]),
  superOf('NA09', 'Stuck on You', [
    { do: 'stun', to: {} },
    { do: 'shield', to: { pick: 'this' } },
  ]),
];
