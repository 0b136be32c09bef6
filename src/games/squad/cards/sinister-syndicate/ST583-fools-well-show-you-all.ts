import { strongerBy } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST583', {
  hero: 'Green Goblin & Lizard',
  name: "Fools, We'll Show You All!",
  team: 'Sinister Syndicate',
  factor: ['speed', 'animal'],
  block: 'energy',
  level: 6,
  attack: 2,
  text: "Look at your opponent's hand: attack +1 per different hero in it.",
  ...strongerBy(game => game.heroesAmong(game.look.atHand())),
});
