import {
  anyCharacter,
  damages,
  damagesEnemy,
  discardsThis,
  forcedResponse,
  thisAllyAttacks,
  topCardDecides,
} from '../../abilities/index.js';
import { ally } from '../../card.js';

export default ally('01050', {
  name: 'Hulk',
  subname: 'Bruce Banner',
  aspect: 'aggression',
  quantity: 1,
  unique: true,
  cost: 2,
  resources: { energy: 1 },
  traits: ['Avenger', 'Gamma'],
  thwart: null,
  attack: 3,
  hitPoints: 5,
  consequential: { attack: 1, thwart: 0 },
  abilities: [
    forcedResponse(thisAllyAttacks, {
      does: topCardDecides({
        physical: damagesEnemy(2),
        energy: damages(1, anyCharacter),
        mental: discardsThis,
      }),
    }),
  ],
});
