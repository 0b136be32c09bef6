import { discardThis, interrupt, mainSchemeWouldGetThreat, prevents } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08017', {
  name: 'Counterintelligence',
  aspect: 'justice',
  quantity: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Preparation', 'Skill'],
  max: 'player',
  abilities: [interrupt(mainSchemeWouldGetThreat, { costs: [discardThis], does: prevents(3) })],
});
