import { anyHero, damages, whenRevealed } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01103', {
  name: 'Shocker',
  set: 'rhino',
  quantity: 1,
  unique: true,
  traits: ['Criminal'],
  scheme: 1,
  attack: 2,
  hitPoints: 3,
  boost: 2,
  abilities: [whenRevealed(damages(1, anyHero))],
});
