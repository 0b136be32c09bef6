import { damagesThatEnemy, exhaustThis, minionSchemes, response } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('08012', {
  name: 'Quake',
  subname: 'Daisy Johnson',
  aspect: 'justice',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Avenger', 'S.H.I.E.L.D.'],
  thwart: 1,
  attack: 2,
  hitPoints: 2,
  consequential: { attack: 1, thwart: 1 },
  abilities: [response(minionSchemes, { costs: [exhaustThis], does: damagesThatEnemy(2) })],
});
