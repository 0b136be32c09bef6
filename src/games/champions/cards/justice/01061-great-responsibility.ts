import { heroInterrupt } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01061', {
  name: 'Great Responsibility',
  aspect: 'justice',
  quantity: 3,
  deckLimit: 3,
  cost: 0,
  resources: { mental: 1 },
  text: 'Hero interrupt: threat is about to be placed on a scheme: you take all of it as damage instead.',
  abilities: [
    heroInterrupt('threat', {
      would: true,
      *does(game, { amount }) {
        game.interrupt.replace();
        yield* game.damage.toYou(amount);
      },
    }),
  ],
});
