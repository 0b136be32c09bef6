import { adds, gains, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('06009', {
  name: 'Mjolnir',
  set: 'thor',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Asgard', 'Weapon'],
  keywords: { restricted: true },
  modifies: [adds('attack', 1, yourHero)],
  gains: [gains('Aerial', yourHero)],
});
