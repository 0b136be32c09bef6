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
  text: "Name a factor, then look at your opponent's hand: attack +1 per card of that factor in it.",
  *onPlay(game) {
    const fits = ofFactor(yield* game.name.factor());
    game.attack.strengthen(game.look.atHand().filter(held => fits(game.card(held))).length);
  },
});
