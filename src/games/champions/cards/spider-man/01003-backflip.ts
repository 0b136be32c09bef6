import { interrupt } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01003', {
  name: 'Backflip',
  set: 'spider_man',
  quantity: 2,
  deckLimit: 2,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Defense', 'Skill'],
  text: 'Interrupt (defense): an attack is about to damage you: prevent all of it.',
  abilities: [
    interrupt('damage', {
      label: 'defense',
      when: (look, { target, attack }) => look.you.is(target) && attack !== null,
      *does(game) {
        game.interrupt.prevent();
      },
    }),
  ],
});
