import { adds, discardsThis, forcedInterrupt, roundEnds, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('09010', {
  name: 'Magical Enhancements',
  set: 'doctor_strange',
  quantity: 2,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Condition', 'Spell'],
  anyPlayer: true,
  modifies: [adds('thwart', 1, yourHero), adds('attack', 1, yourHero), adds('defense', 1, yourHero)],
  abilities: [forcedInterrupt(roundEnds, { does: discardsThis })],
});
