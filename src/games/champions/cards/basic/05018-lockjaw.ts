import { ally } from '../../card.js';

export default ally('05018', {
  name: 'Lockjaw',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Inhuman'],
  thwart: 2,
  attack: 2,
  hitPoints: 4,
  consequential: { thwart: 2, attack: 2 },
  fromDiscard: true,
});
