import { identityNamed, readies, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('06002', {
  name: 'Lady Sif',
  set: 'thor',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { wild: 1 },
  traits: ['Asgard'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: readies(identityNamed('Thor', 'Odinson')) })],
});
