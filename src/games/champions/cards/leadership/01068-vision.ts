import { action, chooses, thisGetsThisPhase } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01068', {
  name: 'Vision',
  aspect: 'leadership',
  quantity: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Android', 'Avenger'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  abilities: [
    action({
      limit: 1,
      spend: { energy: 1 },
      does: chooses({ thwart: thisGetsThisPhase('thwart', 2), attack: thisGetsThisPhase('attack', 2) }),
    }),
  ],
});
