import { boost, putsThisIntoPlay } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02024', {
  name: 'Goblin Thrall',
  set: 'mutagen_formula',
  quantity: 6,
  traits: ['Goblin'],
  scheme: 1,
  attack: 1,
  hitPoints: 3,
  keywords: { guard: true },
  abilities: [boost(putsThisIntoPlay)],
});
