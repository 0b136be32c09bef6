import { hitsAndGoes } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST546', {
  hero: 'Onslaught',
  name: 'Painful Betrayal',
  team: null,
  factor: 'energy',
  block: 'animal',
  level: 12,
  attack: 7,
  text: "2 damage: your opponent's Keepers, oldest first, each hit their own side for 3; each is destroyed after its hit.",
  onHit: {
    at: 2,
    *does(game) {
      for (const keeper of [...game.theirs.keepers]) yield* hitsAndGoes(game, keeper, 3);
    },
  },
});
