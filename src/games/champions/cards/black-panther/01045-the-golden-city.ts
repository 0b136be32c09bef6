import { alterEgoAction, draws, exhaustThis } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('01045', {
  name: 'The Golden City',
  set: 'black_panther',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Location', 'Wakanda'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: draws(2) })],
});
