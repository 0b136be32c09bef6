import { adds, itsHost, toAlly } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('03031', {
  name: 'Enraged',
  aspect: 'aggression',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Condition'],
  max: 'host',
  attach: toAlly,
  modifies: [adds('attack', 2, itsHost), adds('attackConsequence', 1, itsHost)],
});
