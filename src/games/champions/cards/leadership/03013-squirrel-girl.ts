import { anyEnemy, damages, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('03013', {
  name: 'Squirrel Girl',
  subname: 'Doreen Green',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 1,
  hitPoints: 2,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: damages(1, anyEnemy) })],
});
