import { custom, forcedInterrupt, hostWouldAttack, instead, toEnemy } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01009', {
  name: 'Webbed Up',
  set: 'spider_man',
  quantity: 2,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Condition'],
  form: 'hero',
  max: 'host',
  attach: toEnemy,
  abilities: [
    forcedInterrupt(hostWouldAttack, {
      does: instead(
        custom('01009', function* (game) {
          const enemy = game.self.host;
          yield* game.play.discardThis();
          if (enemy !== undefined) game.status.give(enemy, 'stunned');
        }),
      ),
      foreseen: { leaves: 'instead' },
    }),
  ],
});
