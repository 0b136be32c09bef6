import { inTurn, mayPlay, powerThisTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofHero } from '../../filters.js';

export default attack('ST422', {
  hero: 'She-Hulk',
  name: 'Double Slam Sandwich',
  team: 'Avengers',
  factor: 'strength',
  block: 'tech',
  level: 1,
  attack: 2,
  onHit: { at: 2, does: inTurn(powerThisTurn(3), mayPlay(ofHero('Hulk', 'She-Hulk'))) },
});
