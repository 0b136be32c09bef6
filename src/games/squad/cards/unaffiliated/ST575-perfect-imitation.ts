import { attack } from '../../card.js';
import { anyCard } from '../../filters.js';

export default attack('ST575', {
  hero: 'Super-Skrull',
  name: 'Perfect Imitation',
  team: null,
  factor: 'energy',
  block: 'strength',
  level: 6,
  attack: 2,
  text: "2 damage: play the top card of your opponent's discard pile if your power allows.",
  onHit: { at: 2, does: game => game.play.topOfDiscard(anyCard, game.them) },
});
