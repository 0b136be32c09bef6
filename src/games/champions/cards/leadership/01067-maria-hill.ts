import { draws, eachPlayer, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01067', {
  name: 'Maria Hill',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.'],
  thwart: 2,
  attack: 1,
  hitPoints: 2,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: eachPlayer(draws(1)) })],
});
