import { draws, empty, ifSo, inTurn, mayPlay } from '../../abilities/index.js';
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
  onHit: { at: 2, does: inTurn(ifSo(empty('mine', 'hand'), draws(1)), mayPlay(ofTeam('Avengers'), 1)) },
});
