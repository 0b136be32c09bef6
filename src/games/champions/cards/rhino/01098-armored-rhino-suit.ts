import { forcedInterrupt, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01098', {
  name: 'Armored Rhino Suit',
  set: 'rhino',
  quantity: 1,
  traits: ['Armor'],
  text: 'On Rhino. Forced interrupt: damage that would be dealt to him goes here instead; with 5 here this is discarded.',
  attach: toVillain,
  abilities: [
    forcedInterrupt('deal', {
      would: true,
      when: (look, { target }) => look.isHost(target),
      *does(game, { amount }) {
        game.replace();
        game.damageHere(amount);
        if ((game.here?.damage ?? 0) >= 5) yield* game.discardThis();
      },
    }),
  ],
});
