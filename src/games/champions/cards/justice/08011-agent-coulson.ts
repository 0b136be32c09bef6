import { response, searchesDeckAndDiscard, thisEnters, withTrait } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('08011', {
  name: 'Agent Coulson',
  aspect: 'justice',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['S.H.I.E.L.D.', 'Spy'],
  thwart: 2,
  attack: 1,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  abilities: [response(thisEnters, { does: searchesDeckAndDiscard(withTrait('Preparation')) })],
});
