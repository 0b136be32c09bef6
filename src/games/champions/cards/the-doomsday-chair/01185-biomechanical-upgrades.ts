import { forcedInterrupt, toStrongestMinion } from '../../abilities/index.js';
import { attachment } from '../../card.js';

const BIOMECHANICAL = '01185';

export default attachment(BIOMECHANICAL, {
  name: 'Biomechanical Upgrades',
  set: 'the_doomsday_chair',
  quantity: 3,
  traits: ['Tech'],
  boost: 1,
  text: 'Surge. On the minion with the most printed hit points that has none yet. Forced interrupt: instead of being defeated it heals all damage; discard this.',
  keywords: { surge: true },
  attach: toStrongestMinion(
    (look, minion) =>
      look.table.inPlay((card, one) => card.id === BIOMECHANICAL && one.host === minion.id).length === 0,
  ),
  abilities: [
    forcedInterrupt('defeat', {
      would: true,
      when: (look, { target }) => look.self.isOn(target),
      *does(game) {
        game.interrupt.replace();
        if (game.self.host !== undefined) game.damage.heal(game.self.host.damage, game.self.host);
        yield* game.play.discardThis();
      },
    }),
  ],
});
