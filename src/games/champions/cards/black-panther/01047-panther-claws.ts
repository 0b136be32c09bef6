import { damagesEnemy, isLastStep, orIf, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01047', {
  name: 'Panther Claws',
  set: 'black_panther',
  quantity: 1,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Black Panther', 'Weapon'],
  abilities: [special({ label: 'attack', does: damagesEnemy(orIf(2, isLastStep, 4)) })],
});
