import { customWhen, discardsHand, trigger } from '../../abilities/index.js';
import { attack } from '../../card.js';
import type { Game } from '../../effect/index.js';

const noDeck = (game: Game): boolean => game.theirs.deck.length === 0;

export default attack('ST599', {
  hero: 'Bullseye',
  name: 'Curtain Call',
  team: null,
  factor: 'animal',
  block: 'tech',
  level: 7,
  attack: 7,
  keeper: 2,
  triggers: [
    trigger(
      'deck empty',
      customWhen('ST599', (game, event) => event.seat === game.them && noDeck(game)),
      discardsHand('theirs'),
    ),
    trigger(
      'keeper arrives',
      customWhen('ST599-arriving', (game, event) => event.keeper === game.source.keeper && noDeck(game)),
      discardsHand('theirs'),
    ),
  ],
});
