import { text } from '../../../../kernel/index.js';
import { custom, openTo, special, unless } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09032', {
  name: 'Crimson Bands of Cyttorak',
  set: 'doctor_strange_invocation_deck',
  quantity: 1,
  deckLimit: null,
  cost: 2,
  resources: {},
  traits: ['Invocation'],
  abilities: [
    special({
      does: custom(
        '09032',
        function* (game) {
          const enemy = yield* game.ask.enemyOf(openTo(game, 'stunned'));
          if (enemy === null) return;
          game.status.give(enemy, 'stunned');
          yield* game.damage.deal(7, enemy);
        },
        { able: game => unless(openTo(game, 'stunned').length > 0, text('unable-damage')) },
      ),
    }),
  ],
});
