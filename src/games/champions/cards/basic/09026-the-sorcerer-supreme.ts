import { adds, youAre, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('09026', {
  name: 'The Sorcerer Supreme',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Title'],
  needs: youAre('Mystic'),
  modifies: [adds('handSize', 1, yourHero)],
});
