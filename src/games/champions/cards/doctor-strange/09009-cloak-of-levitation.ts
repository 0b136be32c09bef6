import { exhaustThis, gains, heroAction, readies, yourHero, yourIdentity } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('09009', {
  name: 'Cloak of Levitation',
  set: 'doctor_strange',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { physical: 1 },
  traits: ['Artifact', 'Item'],
  gains: [gains('Aerial', yourIdentity)],
  abilities: [heroAction({ costs: [exhaustThis], does: readies(yourHero) })],
});
