import {
  activeScheme,
  boost,
  discardsDearest,
  discardsOne,
  ifCannot,
  places,
  whenRevealed,
  yourSupports,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07042', {
  name: 'Oversized Hands',
  set: 'piledriver',
  quantity: 2,
  abilities: [
    whenRevealed(ifCannot(discardsDearest(yourSupports), places(2, activeScheme))),
    boost(discardsOne(yourSupports)),
  ],
});
