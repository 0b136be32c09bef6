import { damagesEnemiesOfPlayer, isLastStep, orIf, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01046', {
  name: 'Energy Daggers',
  set: 'black_panther',
  quantity: 1,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Black Panther', 'Weapon'],
  abilities: [special({ does: damagesEnemiesOfPlayer(orIf(1, isLastStep, 2)) })],
});
