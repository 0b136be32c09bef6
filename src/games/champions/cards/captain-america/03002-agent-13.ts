import { removesThreat, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('03002', {
  name: 'Agent 13',
  subname: 'Sharon Carter',
  set: 'captain_america',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.'],
  thwart: 2,
  attack: 1,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: removesThreat(2) })],
});
