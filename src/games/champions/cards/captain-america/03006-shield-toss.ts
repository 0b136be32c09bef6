import { damagesThatMany, discardPerEnemy, heroAction, returnsYours } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03006', {
  name: 'Shield Toss',
  set: 'captain_america',
  quantity: 2,
  cost: 0,
  resources: { energy: 1 },
  traits: ['Attack', 'Superpower'],
  abilities: [
    heroAction({ label: 'attack', costs: [discardPerEnemy, returnsYours('03009')], does: damagesThatMany(4) }),
  ],
});
