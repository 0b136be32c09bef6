import { getsDrones, whenDefeated } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01143', {
  name: 'Advanced Ultron Drone',
  set: 'ultron',
  quantity: 3,
  traits: ['Drone'],
  scheme: 1,
  attack: 1,
  hitPoints: 4,
  boost: 2,
  keywords: { guard: true },
  abilities: [whenDefeated(getsDrones())],
});
