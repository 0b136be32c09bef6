import { adds, itsHost, toAlly } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01074', {
  name: 'Inspired',
  aspect: 'leadership',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Condition'],
  max: 'host',
  attach: toAlly,
  modifies: [adds('thwart', 1, itsHost), adds('attack', 1, itsHost)],
});
