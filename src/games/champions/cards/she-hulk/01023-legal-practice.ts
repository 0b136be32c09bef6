import { alterEgoAction, discardCards, removesThreat } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01023', {
  name: 'Legal Practice',
  set: 'she_hulk',
  quantity: 2,
  deckLimit: 2,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Skill', 'Thwart'],
  text: 'Alter-ego action (thwart): discard up to 5 cards from hand: remove as much threat from a scheme.',
  abilities: [
    alterEgoAction({
      label: 'thwart',
      costs: [discardCards(1, 5)],
      ...removesThreat(game => game.use.discarded.length),
    }),
  ],
});
