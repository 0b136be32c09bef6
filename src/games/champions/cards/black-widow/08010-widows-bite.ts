import {
  damagesThatEnemy,
  discardThis,
  givesThatEnemy,
  heroResponse,
  inTurn,
  minionEnters,
} from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('08010', {
  name: "Widow's Bite",
  set: 'black_widow',
  quantity: 2,
  cost: 1,
  resources: { energy: 1 },
  traits: ['Preparation', 'Tech'],
  abilities: [
    heroResponse(minionEnters, {
      label: 'attack',
      costs: [discardThis],
      does: inTurn(damagesThatEnemy(2), givesThatEnemy('stunned')),
    }),
  ],
});
