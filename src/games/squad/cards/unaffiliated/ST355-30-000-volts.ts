import { ifFactorIsGuessed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST355', {
  hero: 'Black Widow',
  name: '30,000 Volts',
  team: null,
  factor: ['elemental', 'elemental'],
  block: 'energy',
  level: 10,
  attack: 6,
  text: "Name a factor, then turn up your opponent's top card: attack +3 if it has that factor.",
  ...ifFactorIsGuessed(game => game.attack.strengthen(3)),
});
