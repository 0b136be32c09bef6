import { forcedResponse } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01002', {
  name: 'Black Cat',
  subname: 'Felicia Hardy',
  set: 'spider_man',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Hero for Hire'],
  thwart: 1,
  attack: 1,
  hitPoints: 2,
  consequential: { thwart: 1, attack: 0 },
  text: 'Forced response: when played, discard your top two cards; those that print a mental resource go to your hand.',
  abilities: [
    forcedResponse('play', {
      when: (look, { target }) => look.self.is(target),
      *does(game) {
        for (const instance of game.deck.discardTop(2))
          if (game.cards.byId(instance.card).resources.mental !== undefined) game.discard.toHand(instance);
      },
    }),
  ],
});
