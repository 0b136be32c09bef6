import { damagesThatEnemy, enters, minionEnters, removeCounters, response } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01066', {
  name: 'Hawkeye',
  subname: 'Clint Barton',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Avenger'],
  thwart: 1,
  attack: 1,
  hitPoints: 3,
  consequential: { attack: 1, thwart: 1 },
  counters: enters(4, 'arrow'),
  abilities: [response(minionEnters, { costs: [removeCounters()], does: damagesThatEnemy(2) })],
});
