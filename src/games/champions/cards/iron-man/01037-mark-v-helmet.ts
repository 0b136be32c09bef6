import { exhaustThis, heroAction, insteadIf, removesThreat, removesThreatFromEach } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01037', {
  name: 'Mark V Helmet',
  set: 'iron_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Armor', 'Tech'],
  text: 'Hero action (thwart): exhaust this: remove 1 threat from a scheme, from every scheme while you are Aerial.',
  abilities: [
    heroAction({
      label: 'thwart',
      costs: [exhaustThis],
      ...insteadIf(game => game.you.has('Aerial'), removesThreatFromEach(1), removesThreat(1)),
    }),
  ],
});
