import { heroAction } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01070', {
  name: 'Lead from the Front',
  aspect: 'leadership',
  quantity: 3,
  deckLimit: 3,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Tactic'],
  text: 'Hero action: choose a player: their characters have THW and ATK +1 until the end of the phase.',
  abilities: [
    heroAction({
      *does(game) {
        const seat = yield* game.ask.player();
        if (seat === null) return;
        game.until.phaseEnds({ seat }, { stat: 'thwart', by: 1 });
        game.until.phaseEnds({ seat }, { stat: 'attack', by: 1 });
      },
    }),
  ],
});
