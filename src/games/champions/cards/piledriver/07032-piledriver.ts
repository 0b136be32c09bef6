import { villain } from '../../card.js';

const piledriver = {
  name: 'Piledriver',
  set: 'piledriver',
  quantity: 1,
  unique: true,
  traits: ['Wrecking Crew'],
  ownScheme: true,
  keywords: { retaliate: 1 },
} as const;

export default [
  villain('07032', { ...piledriver, stage: 'A', scheme: 2, attack: 2, hitPoints: 11 }),
  villain('07033', { ...piledriver, stage: 'B', scheme: 2, attack: 3, hitPoints: 14 }),
];
