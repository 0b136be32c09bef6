import { discardThis, heroInterrupt, yourHero } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01017', {
  name: 'Cosmic Flight',
  set: 'captain_marvel',
  quantity: 2,
  deckLimit: 2,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Superpower'],
  text: 'Captain Marvel is Aerial. Hero interrupt (defense): she would take damage: discard this: prevent 3 of it.',
  gains: [{ trait: 'Aerial', of: yourHero }],
  abilities: [
    heroInterrupt('damage', {
      label: 'defense',
      when: (look, { target }) => look.you.is(target),
      costs: [discardThis],
      *does(game) {
        game.interrupt.prevent(3);
      },
    }),
  ],
});
