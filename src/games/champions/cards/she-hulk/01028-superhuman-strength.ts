import { adds, discardThis, forcedResponse, stunsAttacked, yourHero, yourHeroAttacks } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01028', {
  name: 'Superhuman Strength',
  set: 'she_hulk',
  quantity: 2,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Superpower'],
  modifies: [adds('attack', 2, yourHero)],
  abilities: [forcedResponse(yourHeroAttacks, { costs: [discardThis], does: stunsAttacked })],
});
