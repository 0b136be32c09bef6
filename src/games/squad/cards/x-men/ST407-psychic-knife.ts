import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST407', {
  hero: 'Psylocke',
  name: 'Psychic Knife',
  team: 'X-Men',
  factor: ['speed', 'speed'],
  block: 'tech',
  level: 8,
  attack: 4,
  text: "Attack +2 if your opponent's hand is empty.",
  ...strongerIf(2, game => game.theirs.hand.length === 0),
});
