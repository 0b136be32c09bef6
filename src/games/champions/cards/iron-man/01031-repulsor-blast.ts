import { custom, damagesEnemy, heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01031', {
  name: 'Repulsor Blast',
  set: 'iron_man',
  quantity: 3,
  cost: 1,
  resources: { physical: 1 },
  traits: ['Attack', 'Superpower'],
  abilities: [
    heroAction({
      label: 'attack',
      does: custom(
        '01031',
        function* (game) {
          const enemy = yield* game.ask.enemy();
          const energy = game.resources.printedOn(game.deck.discardTop(5), 'energy');
          if (enemy !== null) yield* game.damage.deal(1 + 2 * energy, enemy);
        },
        { able: damagesEnemy(1).able },
      ),
    }),
  ],
});
