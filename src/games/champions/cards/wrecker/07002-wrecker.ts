import { adds, itself, whileUndefended } from '../../abilities/index.js';
import { villain } from '../../card.js';

const wrecker = {
  name: 'Wrecker',
  set: 'wrecker',
  quantity: 1,
  unique: true,
  traits: ['Wrecking Crew'],
  ownScheme: true,
  modifies: [adds('attack', whileUndefended(2), itself)],
} as const;

export default [
  villain('07002', { ...wrecker, stage: 'A', scheme: 2, attack: 2, hitPoints: 14 }),
  villain('07003', { ...wrecker, stage: 'B', scheme: 3, attack: 3, hitPoints: 18 }),
];
