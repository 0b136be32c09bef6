import { anyHero, boost, custom, damages, forcedInterrupt, thisAttacksYou } from '../../abilities/index.js';
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
  abilities: [
    forcedInterrupt(thisAttacksYou, {
      does: custom('01130', (game, event) => {
        if (event?.type !== 'enemy attack') return;
        event.also = game.players.inOrder.filter(seat => seat !== event.seat && game.players.isHero(seat));
      }),
    }),
    boost(damages(1, anyHero)),
  ],
});
