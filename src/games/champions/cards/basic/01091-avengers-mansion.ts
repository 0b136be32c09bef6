import { action, exhaustThis, playerDraws } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01091', {
  name: 'Avengers Mansion',
  aspect: 'basic',
  quantity: 4,
  deckLimit: 3,
  cost: 4,
  resources: { mental: 1 },
  traits: ['Avenger', 'Location'],
  max: 'player',
  abilities: [action({ costs: [exhaustThis], does: playerDraws(1) })],
});
