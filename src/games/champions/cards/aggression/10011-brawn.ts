import { removesThreat, response, thisAllyAttacks } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('10011', {
  name: 'Brawn',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { mental: 1 },
  traits: ['Champion', 'Gamma'],
  thwart: 1,
  attack: 1,
  hitPoints: 5,
  consequential: { attack: 1, thwart: 1 },
  abilities: [response(thisAllyAttacks, { does: removesThreat(1) })],
});
