import {
  boost,
  discardsEncounter,
  heals,
  iconsDiscarded,
  per,
  perPlayer,
  theVillain,
  whenRevealed,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02045', {
  name: 'Shock Therapy',
  set: 'power_drain',
  quantity: 1,
  boost: 1,
  abilities: [
    whenRevealed(discardsEncounter(perPlayer(1), heals(per(1, iconsDiscarded), theVillain))),
    boost(discardsEncounter(3)),
  ],
});
