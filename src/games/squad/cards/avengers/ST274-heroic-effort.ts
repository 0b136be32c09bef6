import { draws, emptyHand, ifSo, inTurn, mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST274', {
  hero: 'She-Hulk',
  name: 'Heroic Effort',
  team: 'Avengers',
  factor: 'animal',
  block: 'elemental',
  level: 5,
  attack: 3,
  text: '2 damage: draw a card if your hand is empty. Then you may play an Avengers card, which gets attack +1.',
  onHit: { at: 2, does: inTurn(ifSo(emptyHand, draws(1)), mayPlay(ofTeam('Avengers'), 1)) },
});
