import { adds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03009', {
  name: "Captain America's Shield",
  set: 'captain_america',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { wild: 1 },
  traits: ['Item'],
  keywords: { restricted: true },
  modifies: [adds('defense', 1, yourHero), adds('retaliate', 1, yourHero)],
});
