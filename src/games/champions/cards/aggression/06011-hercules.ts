import { cardsInPlay, minionsBeforeYou, per } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('06011', {
  name: 'Hercules',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 6,
  resources: { physical: 1 },
  traits: ['Avenger', 'Olympus'],
  thwart: 1,
  attack: 3,
  hitPoints: 4,
  consequential: { thwart: 1, attack: 1 },
  costsLess: per(1, cardsInPlay(minionsBeforeYou)),
});
