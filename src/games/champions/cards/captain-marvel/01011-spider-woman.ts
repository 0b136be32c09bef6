import { givesOne, response, theVillain, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01011', {
  name: 'Spider-Woman',
  subname: 'Jessica Drew',
  set: 'captain_marvel',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { wild: 1 },
  traits: ['Avenger', 'Spy'],
  thwart: 2,
  attack: 2,
  hitPoints: 2,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: givesOne('confused', theVillain) })],
});
