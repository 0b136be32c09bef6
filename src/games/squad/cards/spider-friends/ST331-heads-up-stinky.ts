import { mayPlay } from '../../abilities/index.js';
import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST331', {
  hero: 'Scarlet Spider',
  name: 'Heads up, Stinky!',
  team: 'Spider-Friends',
  factor: 'animal',
  block: 'elemental',
  level: 3,
  attack: 2,
  onHit: { at: 2, does: mayPlay(ofTeam('Spider-Friends'), 2) },
});
