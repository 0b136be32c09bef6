import { atStartOfTurn } from '../../abilities/index.js';
import { attack } from '../../card.js';

export default attack('ST271', {
  hero: 'Spider-Man',
  name: 'Sticky Situation',
  team: 'Spider-Friends',
  factor: 'tech',
  block: 'speed',
  level: 6,
  attack: 6,
  text: "Keeper at 2 damage. At the start of your turn, all Keepers are shuffled into their owners' decks.",
  keeper: 2,
  triggers: [
    atStartOfTurn(function* (game) {
      game.keepers.shuffleIn(game.keepers.all);
    }),
  ],
});
