import { andThen, damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01013', {
  name: 'Photonic Blast',
  set: 'captain_marvel',
  quantity: 3,
  deckLimit: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  asks: 'energy',
  text: 'Hero action (attack): 5 damage to an enemy; draw 1 if an energy resource helped to pay.',
  abilities: [
    heroAction({
      label: 'attack',
      ...andThen(damagesEnemy(5), function* (game) {
        if (game.use.paidWith('energy')) game.deck.draw(1);
      }),
    }),
  ],
});
