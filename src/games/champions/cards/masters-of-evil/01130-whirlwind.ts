import { boost, forcedInterrupt, thisAttacks } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01130', {
  name: 'Whirlwind',
  set: 'masters_of_evil',
  quantity: 1,
  unique: true,
  traits: ['Masters of Evil'],
  scheme: 1,
  attack: 2,
  hitPoints: 6,
  text: 'Forced interrupt: he attacks you: his attack is resolved against each other hero too. Boost: 1 damage to each hero.',
  abilities: [
    forcedInterrupt('enemy attack', {
      when: thisAttacks,
      *does(game, attack) {
        attack.also = game.players.inOrder.filter(seat => seat !== attack.seat && game.players.isHero(seat));
      },
    }),
    boost(function* (game) {
      yield* game.damage.deal(1, game.table.heroes);
    }),
  ],
});
