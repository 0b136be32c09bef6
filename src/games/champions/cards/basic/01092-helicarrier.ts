import { action, exhaustThis } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01092', {
  name: 'Helicarrier',
  aspect: 'basic',
  quantity: 4,
  deckLimit: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Location', 'S.H.I.E.L.D.'],
  max: 'player',
  text: "One per player. Action: exhaust this: a player's next card this phase costs 1 less.",
  abilities: [
    action({
      costs: [exhaustThis],
      *does(game) {
        const seat = yield* game.ask.player();
        if (seat !== null) game.until.phaseEnds({ seat }, { discount: 1 });
      },
    }),
  ],
});
