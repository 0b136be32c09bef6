import {
  damages,
  heals,
  inTurn,
  orSurges,
  theVillain,
  whenRevealedAlterEgo,
  whenRevealedHero,
  you,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01124', {
  name: 'Sound Manipulation',
  set: 'klaw',
  quantity: 2,
  boost: 2,
  abilities: [
    whenRevealedAlterEgo(orSurges(heals(4, theVillain))),
    whenRevealedHero(inTurn(damages(2, you), heals(2, theVillain))),
  ],
});
