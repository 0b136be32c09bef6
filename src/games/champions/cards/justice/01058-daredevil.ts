import { damagesEnemy, response, thisThwarts } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01058', {
  name: 'Daredevil',
  subname: 'Matt Murdock',
  aspect: 'justice',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Defender'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [response(thisThwarts, { does: damagesEnemy(1) })],
});
