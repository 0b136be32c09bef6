import { upgradesHereCostLess } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('09039', {
  name: 'Iron Man',
  subname: 'Tony Stark',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { wild: 1 },
  traits: ['Avenger'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  prices: [upgradesHereCostLess(1)],
});
