import { boost, damages, friendly, whenRevealed, yourCharacters } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01154', {
  name: 'Concussive Blast',
  set: 'under_attack',
  quantity: 2,
  abilities: [whenRevealed(damages(1, friendly)), boost(damages(1, yourCharacters))],
});
