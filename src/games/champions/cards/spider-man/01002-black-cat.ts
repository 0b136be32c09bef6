import { custom, forcedResponse, thisIsPlayed } from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01002', {
  name: 'Black Cat',
  subname: 'Felicia Hardy',
  set: 'spider_man',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Hero for Hire'],
  thwart: 1,
  attack: 1,
  hitPoints: 2,
  consequential: { thwart: 1, attack: 0 },
  abilities: [
    forcedResponse(thisIsPlayed, {
      does: custom('01002', game => {
        for (const instance of game.deck.discardTop(2))
          if (game.cards.byId(instance.card).resources.mental !== undefined) game.discard.toHand(instance);
      }),
    }),
  ],
});
