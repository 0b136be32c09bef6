import { discardCards } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('03014', {
  name: 'Wonder Man',
  subname: 'Simon Williams',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 3,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  attackCosts: [discardCards(1)],
});
