import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST450', {
  hero: 'Emma Frost',
  name: 'Mental Invasion',
  team: 'X-Men',
  factor: ['energy', 'energy'],
  block: 'tech',
  level: 5,
  attack: 2,
  onPlay: custom('ST450', function* (game) {
    const which = ofFactor(yield* game.name.factor());
    game.attack.strengthen(game.look.atHand().filter(held => which.fits(game.card(held))).length);
  }),
});
