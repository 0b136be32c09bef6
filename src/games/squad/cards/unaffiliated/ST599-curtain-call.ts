import { trigger, type When } from '../../abilities/index.js';
import { attack, type Does } from '../../card.js';

const noDeck: When = game => game.theirs.deck.length === 0;

const discardsTheirHand: Does = game => game.hand.discardAll(game.them);

export default attack('ST599', {
  hero: 'Bullseye',
  name: 'Curtain Call',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 7,
  text: "Keeper at 2 damage. When your opponent's deck runs out, or is empty as this comes into play, they discard their hand.",
  keeper: 2,
  triggers: [
    trigger('deck empty', (game, event) => event.seat === game.them && noDeck(game), discardsTheirHand),
    trigger('keeper in', (game, event) => event.keeper === game.source.keeper && noDeck(game), discardsTheirHand),
  ],
});
