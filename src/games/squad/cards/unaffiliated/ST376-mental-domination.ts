import { attack } from '../../card.js';

export default attack('ST376', {
  hero: 'Onslaught',
  name: 'Mental Domination',
  team: null,
  factor: 'energy',
  block: 'tech',
  level: 14,
  attack: 6,
  text: "3 damage: take over all of your opponent's Keepers.",
  onHit: {
    at: 3,
    *does(game) {
      for (const keeper of [...game.theirs.keepers]) game.keepers.takeControl(keeper);
    },
  },
});
