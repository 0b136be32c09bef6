import { isLastStep, movesDamage, orIf, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01049', {
  name: 'Vibranium Suit',
  set: 'black_panther',
  quantity: 1,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Armor', 'Black Panther'],
  abilities: [special({ label: 'attack', does: movesDamage(orIf(1, isLastStep, 2)) })],
});
