import { afterMyAttack } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST455', {
  hero: 'Emma Frost',
  name: 'Mind Reader',
  team: 'X-Men',
  factor: 'energy',
  block: 'speed',
  level: 3,
  attack: 2,
  text: "Keeper at 2 damage. After your X-Men attack did 2 damage or more, look at your opponent's hand.",
  keeper: 2,
  triggers: [
    afterMyAttack({ atLeast: 2, of: ofTeam('X-Men') }, function* (game) {
      game.look.atHand();
    }),
  ],
});
