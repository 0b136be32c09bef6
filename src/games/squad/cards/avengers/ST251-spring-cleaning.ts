import { attack } from '../../card.js';

export default attack('ST251', {
  hero: 'Iron Man',
  name: 'Spring Cleaning',
  team: 'Avengers',
  factor: 'elemental',
  block: 'tech',
  level: 10,
  attack: 6,
  text: '2 damage: destroy all Keepers of your opponent.',
  onHit: {
    at: 2,
    *does(game) {
      game.keepers.destroyTogether([...game.theirs.keepers]);
    },
  },
});
