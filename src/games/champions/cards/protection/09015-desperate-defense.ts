import { addsDefenseNow, heroInterrupt, inTurn, readiesIfUnhurt, yourHeroIsDefending } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09015', {
  name: 'Desperate Defense',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Defense'],
  abilities: [
    heroInterrupt(yourHeroIsDefending, { label: 'defense', does: inTurn(addsDefenseNow(2), readiesIfUnhurt) }),
  ],
});
