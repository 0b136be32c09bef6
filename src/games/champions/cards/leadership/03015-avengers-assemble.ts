import { charactersGetThisPhase, heroAction, inTurn, readies, yourCharactersWith } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('03015', {
  name: 'Avengers Assemble!',
  aspect: 'leadership',
  quantity: 3,
  cost: 4,
  resources: { energy: 1 },
  max: 'round',
  abilities: [
    heroAction({
      does: inTurn(readies(yourCharactersWith('Avenger')), charactersGetThisPhase('Avenger', ['thwart', 'attack'], 1)),
    }),
  ],
});
