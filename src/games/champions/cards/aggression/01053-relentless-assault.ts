import { damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01053', {
  name: 'Relentless Assault',
  aspect: 'aggression',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { energy: 1 },
  asks: 'physical',
  traits: ['Attack'],
  text: 'Hero action (attack): 5 damage to a minion, with overkill if a physical resource helped to pay.',
  abilities: [
    heroAction({
      label: 'attack',
      ...damagesEnemy(
        game => {
          if (game.use.paidWith('physical')) game.use.overkill();
          return 5;
        },
        (game, enemy) => game.cards.of(enemy).kind === 'minion',
      ),
    }),
  ],
});
