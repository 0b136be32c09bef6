import { heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01031', {
  name: 'Repulsor Blast',
  set: 'iron_man',
  quantity: 3,
  deckLimit: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  text: 'Hero action (attack): discard your top five cards: 1 damage to an enemy, and 2 more per printed energy among them.',
  abilities: [
    heroAction({
      label: 'attack',
      able: game => game.use.targets.length > 0,
      *does(game) {
        const enemy = yield* game.ask.enemy();
        const energy = game.resources.printedOn(game.deck.discardTop(5), 'energy');
        if (enemy !== null) yield* game.damage.deal(1 + 2 * energy, enemy);
      },
    }),
  ],
});
