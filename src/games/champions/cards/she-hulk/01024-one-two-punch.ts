import { readiesYou, response, yourHeroAttacked } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01024', {
  name: 'One-Two Punch',
  set: 'she_hulk',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Skill'],
  text: 'Response: after your basic attack: ready She-Hulk.',
  abilities: [
    response('attack', { when: (look, attack) => attack.basic && yourHeroAttacked(look, attack), ...readiesYou }),
  ],
});
