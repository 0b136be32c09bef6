import { boost, damages, putsThisIntoPlay, whenDefeated, you } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02023', {
  name: 'Goblin Soldier',
  set: 'mutagen_formula',
  quantity: 4,
  traits: ['Goblin'],
  scheme: 1,
  attack: 1,
  hitPoints: 5,
  abilities: [whenDefeated(damages(1, you)), boost(putsThisIntoPlay)],
});
