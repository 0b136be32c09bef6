import { boost, putsThisIntoPlay } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01121', {
  name: 'Weapons Runner',
  set: 'klaw',
  quantity: 2,
  traits: ['Mercenary'],
  scheme: 1,
  attack: 1,
  hitPoints: 2,
  keywords: { surge: true },
  abilities: [boost(putsThisIntoPlay)],
});
