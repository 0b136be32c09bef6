import { action, cardsExhausted, draws, exhaustAny, per, yourAllies } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03017', {
  name: 'Strength In Numbers',
  aspect: 'leadership',
  quantity: 3,
  cost: 0,
  resources: { physical: 1 },
  abilities: [action({ costs: [exhaustAny(yourAllies)], does: draws(per(1, cardsExhausted)) })],
});
