import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST583', {
  hero: 'Green Goblin & Lizard',
  name: "Fools, We'll Show You All!",
  team: 'Sinister Syndicate',
  factor: ['speed', 'animal'],
  block: 'energy',
  level: 6,
  attack: 2,
  onPlay: custom('ST583', game => game.attack.strengthen(game.heroesAmong(game.look.atHand()))),
});
