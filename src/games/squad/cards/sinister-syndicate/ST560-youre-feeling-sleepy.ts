import { custom } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST560', {
  hero: 'Mysterio',
  name: "You're Feeling Sleepy",
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'animal',
  level: 12,
  attack: 10,
  onHit: {
    at: 2,
    does: custom('ST560', game => {
      game.hand.shuffleIn(game.them);
      game.keepers.shuffleIn([...game.theirs.keepers]);
    }),
  },
});
