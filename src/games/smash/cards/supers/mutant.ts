import { superOf } from '../builders.js';

export const mutantSupers = [
  superOf('MU01', 'Too Cool for This Team', [{ do: 'defeat', to: {} }, { do: 'leave' }]),
  superOf('MU02', 'Double Elbow', [{ do: 'attack', fatal: true }]),
  superOf('MU03', 'Total Gridlock', [{ do: 'skip' }]),
  superOf('MU04', 'I Have Seen This Before', [{ do: 'take' }, { do: 'take' }]),
  superOf('MU05', 'Bath Time', [{ do: 'shield', to: { team: 'mine', pick: 'all' } }]),
  superOf('MU06', 'Second Opinion', [{ do: 'draw', count: 3 }]),
  superOf('MU07', 'Karaoke Night', [{ do: 'stun', to: { pick: 'each' } }]),
  superOf('MU08', 'Ah, Ah, Choo!', [{ do: 'discard', count: 2, who: 'rivals', random: true, late: true }]),
  superOf('MU09', 'Five More Minutes', [
    { do: 'shield', to: { team: 'mine', pick: 'all' } },
    { do: 'stun', to: {} },
    { do: 'draw', count: 3 },
  ]),
];
