import { anyMinion, damagesEnemy, orIf, playedWith, response, thisEnters } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('06012', {
  name: 'Valkyrie',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Asgard', 'Avenger'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  asks: 'energy',
  abilities: [response(thisEnters, { does: damagesEnemy(orIf(2, playedWith('energy'), 3), { whom: anyMinion }) })],
});
