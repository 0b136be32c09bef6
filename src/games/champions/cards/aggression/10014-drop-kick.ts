import {
  damagesAnd,
  draws,
  givesThatEnemy,
  heroAction,
  ifSo,
  inTurn,
  orGives,
  paidOnly,
} from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('10014', {
  name: 'Drop Kick',
  aspect: 'aggression',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Attack'],
  asks: 'physical',
  asksOnly: true,
  abilities: [
    heroAction({
      label: 'attack',
      does: damagesAnd(
        4,
        orGives(['stunned'], paidOnly('physical')),
        ifSo(paidOnly('physical'), inTurn(givesThatEnemy('stunned'), draws(1))),
      ),
    }),
  ],
});
