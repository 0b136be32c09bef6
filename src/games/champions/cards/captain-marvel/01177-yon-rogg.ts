import { forcedResponse, inPlay, onlyWhile, placesOn, thisAttacks } from '../../abilities/index.js';
import { minion } from '../../card.js';

const MAGNITRON = '01176';

export default minion('01177', {
  name: 'Yon-Rogg',
  set: 'captain_marvel_nemesis',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Kree'],
  scheme: 2,
  attack: 3,
  hitPoints: 5,
  boost: 2,
  abilities: [forcedResponse(onlyWhile(thisAttacks, inPlay(MAGNITRON)), { does: placesOn(MAGNITRON, 1) })],
});
