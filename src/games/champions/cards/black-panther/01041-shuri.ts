import { ofKind, response, searchesDeck, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01041', {
  name: 'Shuri',
  set: 'black_panther',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Genius', 'Wakanda'],
  thwart: 1,
  attack: 1,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: searchesDeck(ofKind('upgrade')) })],
});
