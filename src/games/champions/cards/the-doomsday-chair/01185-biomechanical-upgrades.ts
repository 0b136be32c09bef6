import {
  discardsThis,
  forcedInterrupt,
  heals,
  hostWouldBeDefeated,
  instead,
  inTurn,
  itsHost,
  toStrongestMinion,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

const BIOMECHANICAL = '01185';

export default attachment(BIOMECHANICAL, {
  name: 'Biomechanical Upgrades',
  set: 'the_doomsday_chair',
  quantity: 3,
  traits: ['Tech'],
  boost: 1,
  keywords: { surge: true },
  attach: toStrongestMinion(BIOMECHANICAL),
  abilities: [forcedInterrupt(hostWouldBeDefeated, { does: instead(inTurn(heals('all', itsHost), discardsThis)) })],
});
