import {
  damagesEnemy,
  inTurn,
  interrupt,
  returnsThis,
  thisIsDefeated,
  twoOfDifferentTypes,
} from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('05002', {
  name: 'Red Dagger',
  set: 'ms_marvel',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Champion'],
  thwart: 2,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [interrupt(thisIsDefeated, { declares: twoOfDifferentTypes, does: inTurn(damagesEnemy(2), returnsThis) })],
});
