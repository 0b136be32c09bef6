import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01054', {
  name: 'Uppercut',
  aspect: 'aggression',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  text: 'Hero action (attack): 5 damage to an enemy.',
  abilities: [heroAction({ label: 'attack', ...damagesEnemy(5) })],
});
