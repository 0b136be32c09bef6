import { attack } from '../../card.js';

export default attack('ST016', {
  hero: 'Emma Frost',
  name: 'Telepathic Command',
  team: 'X-Men',
  factor: 'energy',
  block: 'strength',
  level: 11,
  attack: 5,
  text: "2 damage: look at your opponent's hand; you may play a card from it, if your power allows.",
  onHit: {
    at: 2,
    *does(game) {
      yield* game.play.fromTheirHand();
    },
  },
});
