import { forcedInterrupt, hostAttacks, toEnemy } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01009', {
  name: 'Webbed Up',
  set: 'spider_man',
  quantity: 2,
  deckLimit: 2,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Condition'],
  form: 'hero',
  max: 'host',
  text: 'Hero form. Attach to an enemy, one each. Forced interrupt: instead of attacking, it sheds this and is stunned.',
  attach: toEnemy,
  abilities: [
    forcedInterrupt('enemy attack', {
      would: true,
      when: hostAttacks,
      *does(game) {
        const enemy = game.self.host;
        game.interrupt.replace();
        yield* game.play.discardThis();
        if (enemy !== undefined) game.status.give(enemy, 'stunned');
      },
    }),
  ],
});
