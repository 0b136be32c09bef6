import { ifFactorIsGuessed } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST354', {
  hero: 'Black Widow',
  name: "Widow's Bite",
  team: null,
  factor: 'elemental',
  block: 'strength',
  level: 5,
  attack: 5,
  text: "Name a factor, then turn up your opponent's top card: unblockable if it has that factor.",
  ...ifFactorIsGuessed(game => game.attack.cannotBeBlocked('anywhere')),
});
