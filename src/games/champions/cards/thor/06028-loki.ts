import { forcedInterrupt, survivesByTreachery, thisWouldBeDefeated } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('06028', {
  name: 'Loki',
  set: 'thor_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Asgard'],
  scheme: 2,
  attack: 2,
  hitPoints: 4,
  boost: 3,
  abilities: [forcedInterrupt(thisWouldBeDefeated, { does: survivesByTreachery })],
});
