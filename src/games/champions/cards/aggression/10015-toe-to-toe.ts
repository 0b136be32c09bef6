import { text } from '../../../../kernel/index.js';
import { custom, heroAction, unless } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10015', {
  name: 'Toe to Toe',
  aspect: 'aggression',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  traits: ['Attack'],
  abilities: [
    heroAction({
      label: 'attack',
      does: custom(
        '10015',
        function* (game) {
          const enemy = yield* game.ask.enemy();
          if (enemy === null) return;
          const { id } = game.cards.of(enemy);
          yield* game.activation.attack(enemy);
          const left = game.table.still(enemy.id, id);
          if (left !== undefined && !game.you.isEliminated) yield* game.damage.deal(5, left);
        },
        { able: game => unless(game.use.targets.length > 0, text('unable-damage')) },
      ),
    }),
  ],
});
