import {
  boost,
  cardsInPlay,
  dronesBeforeYou,
  heals,
  orSurges,
  per,
  theVillain,
  whenRevealed,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01146', {
  name: 'Repair Sequence',
  set: 'ultron',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealed(orSurges(heals(per(2, cardsInPlay(dronesBeforeYou)), theVillain))),
    boost(heals(per(1, cardsInPlay(dronesBeforeYou)), theVillain)),
  ],
});
