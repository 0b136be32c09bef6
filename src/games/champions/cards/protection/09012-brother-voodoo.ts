import { anEvent, response, searchesTop, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('09012', {
  name: 'Brother Voodoo',
  subname: 'Jericho Drumm',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Avenger', 'Mystic'],
  thwart: 2,
  attack: 1,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 2 },
  abilities: [response(thisEnters, { does: searchesTop(5, anEvent) })],
});
