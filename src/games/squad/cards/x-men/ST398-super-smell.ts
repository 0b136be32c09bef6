import { naming } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofFactor } from '../../filters.js';

export default attack('ST398', {
  hero: 'Wolverine',
  name: 'Super Smell',
  team: 'X-Men',
  factor: 'animal',
  block: 'energy',
  level: 6,
  attack: 5,
  text: "2 damage: name a factor and look at your opponent's hand; a card of it, of your choice, is discarded.",
  onHit: { at: 2, does: naming((game, factor) => game.hand.discardSeen(ofFactor(factor))) },
});
