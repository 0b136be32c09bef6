import { attack } from '../../card.js';
import { ofTeam } from '../../filters.js';

export default attack('ST366', {
  hero: 'War Machine',
  name: 'Supporting Fire',
  team: 'Avengers',
  factor: 'tech',
  block: 'energy',
  level: 8,
  attack: 6,
  text: '2 damage: put the top card of your discard pile into play if it is an Avengers Keeper.',
  onHit: {
    at: 2,
    *does(game) {
      game.keepers.putTopOfDiscardIntoPlay(ofTeam('Avengers'));
    },
  },
});
