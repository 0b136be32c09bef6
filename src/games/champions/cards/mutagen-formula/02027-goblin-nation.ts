import { adds, boost, enemiesWith, entersPlay } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02027', {
  name: 'Goblin Nation',
  set: 'mutagen_formula',
  quantity: 1,
  threat: 2,
  perPlayer: true,
  modifies: [adds('attack', 1, enemiesWith('Goblin'))],
  abilities: [boost(entersPlay)],
});
