import { forcedInterrupt, givesOverkill, thisAttacks } from '../../abilities/index.js';
import { villain } from '../../card.js';

const bulldozer = {
  name: 'Bulldozer',
  set: 'bulldozer',
  quantity: 1,
  unique: true,
  traits: ['Wrecking Crew'],
  ownScheme: true,
  abilities: [forcedInterrupt(thisAttacks, { does: givesOverkill })],
} as const;

export default [
  villain('07046', { ...bulldozer, stage: 'A', scheme: 1, attack: 3, hitPoints: 12 }),
  villain('07047', { ...bulldozer, stage: 'B', scheme: 2, attack: 3, hitPoints: 15 }),
];
