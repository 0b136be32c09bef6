import {
  anySideScheme,
  insteadIf,
  noneInPlay,
  ofKind,
  places,
  turnsUpAndReveals,
  whenRevealed,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01192', {
  name: 'Masterplan',
  set: 'expert',
  quantity: 1,
  boost: 2,
  abilities: [
    whenRevealed(
      insteadIf(noneInPlay(anySideScheme), turnsUpAndReveals(ofKind('side_scheme')), places(4, anySideScheme)),
    ),
  ],
});
