import { anyEnemy, givesOne, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01083', {
  name: 'Mockingbird',
  subname: 'Bobbi Morse',
  aspect: 'basic',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { physical: 1 },
  traits: ['S.H.I.E.L.D.', 'Spy'],
  thwart: 1,
  attack: 1,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisEnters, { does: givesOne('stunned', anyEnemy) })],
});
