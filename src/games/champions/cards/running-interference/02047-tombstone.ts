import { custom, forcedResponse, thisDamagesYou } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('02047', {
  name: 'Tombstone',
  set: 'running_interference',
  quantity: 1,
  unique: true,
  traits: ['Criminal'],
  scheme: 2,
  attack: 3,
  hitPoints: 9,
  boost: 2,
  abilities: [
    forcedResponse(thisDamagesYou, {
      does: custom('02047', function* (game) {
        const lost = yield* game.ask.card(
          game.you.hand.filter(({ card }) => {
            const { mental = 0, physical = 0 } = game.cards.byId(card).resources;
            return mental + physical > 0;
          }),
          'discard',
          'ask-lose-card',
        );
        if (lost !== null) game.hand.discard(lost.id);
      }),
    }),
  ],
});
