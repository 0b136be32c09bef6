import {
  damagesThatEnemy,
  enters,
  givesThatEnemy,
  inTurn,
  interrupt,
  removeCounters,
  thisAllyAttacks,
} from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('09014', {
  name: 'Iron Fist',
  subname: 'Danny Rand',
  aspect: 'protection',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Defender'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  counters: enters(2, 'mystic'),
  abilities: [
    interrupt(thisAllyAttacks, {
      costs: [removeCounters(1)],
      does: inTurn(givesThatEnemy('stunned'), damagesThatEnemy(1)),
    }),
  ],
});
