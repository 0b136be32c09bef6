import { removesThreat, response, yourHeroAttacked } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01052', {
  name: 'Chase Them Down',
  aspect: 'aggression',
  quantity: 3,
  deckLimit: 3,
  cost: 0,
  resources: { mental: 1 },
  traits: ['Thwart'],
  text: 'Response (thwart): your hero has defeated an enemy by an attack: remove 2 threat from a scheme.',
  abilities: [
    response('attack', {
      label: 'thwart',
      when: (look, attack) => yourHeroAttacked(look, attack) && attack.defeated.length > 0,
      ...removesThreat(2),
    }),
  ],
});
