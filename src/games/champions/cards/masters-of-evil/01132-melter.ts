import { boost, exhausts, yourAllies } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01132', {
  name: 'Melter',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Masters of Evil'],
  scheme: 1,
  attack: 3,
  hitPoints: 5,
  alliesMustDefend: true,
  abilities: [boost(exhausts(yourAllies))],
});
