import { adds, discardsThis, forcedResponse, youChangeForm, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('10009', {
  name: 'Boundless Rage',
  set: 'hulk',
  quantity: 1,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Condition', 'Gamma'],
  form: 'hero',
  modifies: [adds('attack', 1, yourHero)],
  abilities: [forcedResponse(youChangeForm, { does: discardsThis })],
});
