import { discardThis, readies, response, yourHero, yourHeroDefends } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01082', {
  name: 'Indomitable',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Condition'],
  abilities: [response(yourHeroDefends, { costs: [discardThis], does: readies(yourHero) })],
});
