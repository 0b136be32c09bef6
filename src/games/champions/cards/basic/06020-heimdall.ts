import { response, sortsTop, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('06020', {
  name: 'Heimdall',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 5,
  resources: { mental: 1 },
  traits: ['Asgard'],
  thwart: 2,
  attack: 3,
  hitPoints: 4,
  consequential: { thwart: 1, attack: 2 },
  abilities: [response(thisEnters, { does: sortsTop(3) })],
});
