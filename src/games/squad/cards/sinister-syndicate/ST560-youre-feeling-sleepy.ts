import { attack } from '../../card.js';

export default attack('ST560', {
  hero: 'Mysterio',
  name: "You're Feeling Sleepy",
  team: 'Sinister Syndicate',
  factor: 'tech',
  block: 'animal',
  level: 12,
  attack: 10,
  text: "2 damage: your opponent's hand and Keepers are shuffled into the deck.",
  onHit: {
    at: 2,
    *does(game) {
      game.hand.shuffleIn(game.them);
      game.keepers.shuffleIn([...game.theirs.keepers]);
    },
  },
});
