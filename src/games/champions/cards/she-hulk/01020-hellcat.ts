import { action, returnsThis } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01020', {
  name: 'Hellcat',
  subname: 'Patsy Walker',
  set: 'she_hulk',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { wild: 1 },
  traits: ['Avenger'],
  thwart: 2,
  attack: 1,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [action({ does: returnsThis })],
});
