import { alterEgoAction, cardsDiscarded, discardCards, per, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01023', {
  name: 'Legal Practice',
  set: 'she_hulk',
  quantity: 2,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Skill', 'Thwart'],
  abilities: [
    alterEgoAction({ label: 'thwart', costs: [discardCards(1, 5)], does: removesThreat(per(1, cardsDiscarded)) }),
  ],
});
