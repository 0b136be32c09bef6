import { boost, damages, damagesDefender, whenRevealed, yourCharacters } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('07027', {
  name: 'Energy Projectiles',
  set: 'thunderball',
  quantity: 2,
  abilities: [whenRevealed(damages(1, yourCharacters)), boost(damagesDefender(1))],
});
