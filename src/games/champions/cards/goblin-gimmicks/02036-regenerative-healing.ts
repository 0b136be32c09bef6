import { boost, heals, orSurges, theVillain, villainStage, whenRevealed, x } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('02036', {
  name: 'Regenerative Healing',
  set: 'goblin_gimmicks',
  quantity: 2,
  abilities: [whenRevealed(orSurges(heals(x(villainStage(2)), theVillain))), boost(heals(2, theVillain))],
});
