import { draws, exhaustThis, response, yourHeroDefendsUnhurt } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('09020', {
  name: 'Unflappable',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Condition'],
  anyPlayer: true,
  max: 'player',
  abilities: [response(yourHeroDefendsUnhurt, { costs: [exhaustThis], does: draws(1) })],
});
