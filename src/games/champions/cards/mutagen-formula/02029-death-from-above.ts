import {
  villainAttacksWith,
  villainSchemesWith,
  villainStage,
  whenRevealedAlterEgo,
  whenRevealedHero,
  x,
} from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02029', {
  name: 'Death from Above',
  set: 'mutagen_formula',
  quantity: 2,
  boost: 1,
  abilities: [
    whenRevealedAlterEgo(villainSchemesWith(x(villainStage()))),
    whenRevealedHero(villainAttacksWith(x(villainStage()))),
  ],
});
