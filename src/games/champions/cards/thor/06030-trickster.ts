import { typesOfTopThreaten, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('06030', {
  name: 'Trickster',
  set: 'thor_nemesis',
  quantity: 1,
  boost: 1,
  abilities: [whenRevealed(typesOfTopThreaten(3))],
});
