import { unblockableFromDeck } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST094', {
  hero: 'Thor',
  name: 'Divine Might',
  team: 'Avengers',
  factor: 'strength',
  block: 'elemental',
  level: 5,
  attack: 5,
  text: 'At power 10 or more, icons from the deck do not stop it.',
  ...unblockableFromDeck(game => game.power.mine >= 10),
});
