import { boostStunsStruck } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('06029', {
  name: 'Frost Giant',
  set: 'thor_nemesis',
  quantity: 2,
  traits: ['Giant'],
  scheme: 1,
  attack: 3,
  hitPoints: 4,
  boost: 1,
  keywords: { toughness: true },
  abilities: [boostStunsStruck],
});
