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
      when: (look, { target }) => look.self.isOn(target),
      *does(game, { amount }) {
        game.interrupt.replace();
        game.damage.putHere(amount);
        if ((game.self.here?.damage ?? 0) >= 5) yield* game.play.discardThis();
      },
    }),
  ],
});
