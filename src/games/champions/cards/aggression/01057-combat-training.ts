import { adds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01057', {
  name: 'Combat Training',
  aspect: 'aggression',
  quantity: 3,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Skill'],
  max: 'player',
  anyPlayer: true,
  modifies: [adds('attack', 1, yourHero)],
});
