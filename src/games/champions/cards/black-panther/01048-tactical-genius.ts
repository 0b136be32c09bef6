import { isLastStep, orIf, removesThreat, special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01048', {
  name: 'Tactical Genius',
  set: 'black_panther',
  quantity: 1,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Black Panther', 'Skill'],
  abilities: [special({ label: 'thwart', does: removesThreat(orIf(1, isLastStep, 2)) })],
});
