import {
  damagesAnd,
  damagesItMore,
  givesThatEnemy,
  heroAction,
  orGives,
  topCardDecides,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09004', {
  name: 'Magic Blast',
  set: 'doctor_strange',
  quantity: 2,
  cost: 3,
  resources: { energy: 1 },
  traits: ['Attack', 'Spell'],
  abilities: [
    heroAction({
      label: 'attack',
      does: damagesAnd(
        5,
        orGives(['stunned', 'confused']),
        topCardDecides({
          physical: givesThatEnemy('stunned'),
          energy: damagesItMore(2),
          mental: givesThatEnemy('confused'),
        }),
      ),
    }),
  ],
});
