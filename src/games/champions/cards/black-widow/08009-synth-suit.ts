import { adds, exhaustThis, heroResponse, readies, yourHero, youUse } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08009', {
  name: 'Synth-Suit',
  set: 'black_widow',
  quantity: 1,
  unique: true,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Armor', 'Tech'],
  modifies: [adds('defense', 1, yourHero)],
  abilities: [heroResponse(youUse('Preparation'), { costs: [exhaustThis], does: readies(yourHero) })],
});
