import { cannotLoseThreat, inPlay, itself } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('10027', {
  name: 'Total Destruction',
  set: 'hulk_nemesis',
  quantity: 1,
  boost: 3,
  threat: 2,
  perPlayer: true,
  hazard: true,
  bans: [cannotLoseThreat(itself, { while: inPlay('10026') })],
});
