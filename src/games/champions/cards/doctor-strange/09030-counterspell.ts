import {
  cancelsEvent,
  discardsThis,
  forcedInterrupt,
  inTurn,
  itsPlayerPlaysEvent,
  toYourHero,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('09030', {
  name: 'Counterspell',
  set: 'doctor_strange_nemesis',
  quantity: 2,
  traits: ['Condition', 'Spell'],
  boost: 1,
  attach: toYourHero,
  abilities: [forcedInterrupt(itsPlayerPlaysEvent, { does: inTurn(cancelsEvent, discardsThis) })],
});
