import {
  boost,
  cardsInPlay,
  chooses,
  damagesHero,
  discardsOne,
  ifSo,
  per,
  undefended,
  whenRevealed,
  yourUpgrades,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01173', {
  name: 'Electric Whip Attack',
  set: 'iron_man_nemesis',
  quantity: 2,
  abilities: [
    whenRevealed(chooses({ damage: damagesHero(per(1, cardsInPlay(yourUpgrades))), lose: discardsOne(yourUpgrades) })),
    boost(ifSo(undefended, discardsOne(yourUpgrades))),
  ],
});
