import { mayShuffleAKeeperIn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST027', {
  hero: 'Iron Man',
  name: 'Stealth Works',
  team: 'Avengers',
  factor: 'tech',
  block: 'strength',
  level: 5,
  attack: 4,
  onHit: { at: 2, does: mayShuffleAKeeperIn(anyCard) },
});
