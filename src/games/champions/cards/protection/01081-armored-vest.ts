import { adds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01081', {
  name: 'Armored Vest',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Armor'],
  max: 'player',
  anyPlayer: true,
  modifies: [adds('defense', 1, yourHero)],
});
