import {
  activeScheme,
  boost,
  discardsOne,
  discardsYourDearest,
  orElse,
  places,
  supportsOfYours,
  whenRevealed,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07042', {
  name: 'Oversized Hands',
  set: 'piledriver',
  quantity: 2,
  abilities: [
    whenRevealed(orElse(discardsYourDearest('support'), places(2, activeScheme))),
    boost(discardsOne(supportsOfYours)),
  ],
});
