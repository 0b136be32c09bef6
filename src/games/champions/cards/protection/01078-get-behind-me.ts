import {
  cancelsWhenRevealed,
  heroInterrupt,
  inTurn,
  treacheryRevealed,
  villainAttacks,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01078', {
  name: 'Get Behind Me!',
  aspect: 'protection',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  abilities: [heroInterrupt(treacheryRevealed, { does: inTurn(cancelsWhenRevealed, villainAttacks()) })],
});
