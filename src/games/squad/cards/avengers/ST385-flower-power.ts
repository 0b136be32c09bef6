import { strongerIf } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST385', {
  hero: 'Scarlet Witch',
  name: 'Flower Power',
  team: 'Avengers',
  factor: 'elemental',
  block: 'energy',
  level: 3,
  attack: 3,
  text: 'Flip a coin: attack +6 on heads.',
  ...strongerIf(6, game => game.coin.flip()),
});
