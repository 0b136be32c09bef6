import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST210', {
  hero: 'Invisible Woman & Mr. Fantastic',
  name: 'Got Your Back',
  team: 'Fantastic Four',
  factor: ['energy', 'tech'],
  block: 'elemental',
  level: 10,
  attack: 6,
  text: '6 damage: put the top card of your discard pile into play if it is a Fantastic Four Keeper.',
  onHit: {
    at: 6,
    *does(game) {
      game.keepers.putTopOfDiscardIntoPlay(ofTeam('Fantastic Four'));
    },
  },
});
