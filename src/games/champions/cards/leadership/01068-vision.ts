import { action } from '../../abilities/index.js';
import type { Deed } from '../../behaviour.js';
import { ally } from '../../card.js';

/** So much more of a power until the end of the phase. */
const gets = (stat: 'thwart' | 'attack'): Deed => ({
  *does(game) {
    if (game.self.here !== undefined) game.until.phaseEnds({ card: game.self.here.id }, { stat, by: 2 });
  },
});

export default ally('01068', {
  name: 'Vision',
  aspect: 'leadership',
  quantity: 1,
  deckLimit: 1,
  unique: true,
  cost: 4,
  resources: { physical: 1 },
  traits: ['Android', 'Avenger'],
  thwart: 1,
  attack: 2,
  hitPoints: 3,
  consequential: { thwart: 1, attack: 1 },
  text: 'Action: spend 1 energy: THW or ATK +2 until the end of the phase. Once a round.',
  abilities: [
    action({
      limit: 1,
      spend: { energy: 1 },
      does: game => game.choose.oneOf({ thwart: gets('thwart'), attack: gets('attack') }),
    }),
  ],
});
