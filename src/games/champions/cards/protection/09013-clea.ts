import { goesIntoDeck, interrupt, thisIsDefeated } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('09013', {
  name: 'Clea',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Mystic'],
  thwart: 1,
  attack: 1,
  hitPoints: 2,
  consequential: { attack: 1, thwart: 1 },
  abilities: [interrupt(thisIsDefeated, { does: goesIntoDeck })],
});
