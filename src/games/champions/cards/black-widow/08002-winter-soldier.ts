import { cardsInPlay, per, yourCardsWith } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('08002', {
  name: 'Winter Soldier',
  subname: 'Bucky Barnes',
  set: 'black_widow',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { wild: 1 },
  traits: ['Avenger', 'Spy'],
  thwart: 2,
  attack: 2,
  hitPoints: 4,
  consequential: { attack: 1, thwart: 1 },
  costsLess: per(1, cardsInPlay(yourCardsWith('Preparation'))),
});
