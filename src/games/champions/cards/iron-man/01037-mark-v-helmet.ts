import {
  exhaustThis,
  heroAction,
  insteadIf,
  removesThreat,
  removesThreatFromEach,
  youAre,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01037', {
  name: 'Mark V Helmet',
  set: 'iron_man',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Armor', 'Tech'],
  abilities: [
    heroAction({
      label: 'thwart',
      costs: [exhaustThis],
      does: insteadIf(youAre('Aerial'), removesThreatFromEach(1), removesThreat(1)),
    }),
  ],
});
