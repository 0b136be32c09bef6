import type { WrittenCard } from '../../written.js';

export const mutantLoot: readonly WrittenCard[] = [
  { id: 'LM01', name: 'Spare Elbows', kind: 'loot', type: 'mutant', passive: [{ is: 'lethal' }] },
  { id: 'LM02', name: 'Thick Skin Cream', kind: 'loot', type: 'mutant', passive: [{ is: 'immune', to: ['gadget'] }] },
  {
    id: 'LM03',
    name: 'Bad Breath Mints',
    kind: 'loot',
    type: 'mutant',
    use: [{ do: 'discard', count: 1, who: 'rivals', late: true }],
  },
  { id: 'LM04', name: 'Third Arm', kind: 'loot', type: 'mutant', use: [{ do: 'take' }] },
  {
    id: 'LM05',
    name: 'Knee-Jerk Reflex',
    kind: 'loot',
    type: 'mutant',
    reaction: 'attack',
    does: [{ do: 'stun', to: { pick: 'foe' } }],
  },
  {
    id: 'LM06',
    name: 'Selective Hearing',
    kind: 'loot',
    type: 'mutant',
    reaction: 'super',
    does: [{ do: 'draw', count: 2 }],
  },
];
