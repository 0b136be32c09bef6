import { hydraAttacks, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('03030', {
  name: 'Hail Hydra!',
  set: 'captain_america_nemesis',
  quantity: 1,
  abilities: [whenRevealed(hydraAttacks)],
});
