import { alterEgoAction, draws, exhaustThis, heals, inTurn, yourIdentity } from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('03007', {
  name: "Steve's Apartment",
  set: 'captain_america',
  quantity: 1,
  unique: true,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Location'],
  abilities: [alterEgoAction({ costs: [exhaustThis], does: inTurn(draws(1), heals(1, yourIdentity)) })],
});
