import { lookingFor, removesThreat, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('03011', {
  name: 'Falcon',
  subname: 'Sam Wilson',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Aerial', 'Avenger'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: lookingFor(3, 'treachery', removesThreat(1)) })],
});
