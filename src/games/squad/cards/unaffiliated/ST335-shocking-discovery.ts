import { ifFactorIsGuessed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST335', {
  hero: 'Black Widow',
  name: 'Shocking Discovery',
  team: null,
  factor: 'elemental',
  block: 'animal',
  level: 4,
  attack: 5,
  text: "Name a factor, then turn up your opponent's top card: attack +5 if it has that factor.",
  ...ifFactorIsGuessed(game => game.attack.strengthen(5)),
});
