import { action, exhaustThis, playerPaysLess } from '../../abilities/index.js';
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
  abilities: [action({ costs: [exhaustThis], does: playerPaysLess(1) })],
});
