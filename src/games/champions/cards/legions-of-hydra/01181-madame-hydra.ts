import {
  cannotTakeDamage,
  forcedResponse,
  inPlay,
  itself,
  placesOn,
  thisAttacks,
  thisSchemes,
} from '../../abilities/index.js';
import { minion } from '../../card.js';

const LEGIONS = '01180';

export default minion('01181', {
  name: 'Madame Hydra',
  set: 'legions_of_hydra',
  quantity: 1,
  unique: true,
  traits: ['Elite', 'Hydra'],
  scheme: 2,
  attack: 2,
  hitPoints: 6,
  boost: 2,
  bans: [cannotTakeDamage(itself, { while: inPlay(LEGIONS) })],
  abilities: [
    forcedResponse(thisAttacks, { does: placesOn(LEGIONS, 2) }),
    forcedResponse(thisSchemes, { does: placesOn(LEGIONS, 2) }),
  ],
});
