import { boost, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01154', {
  name: 'Concussive Blast',
  set: 'under_attack',
  quantity: 2,
  text: 'When revealed: 1 damage to each friendly character. Boost: 1 damage to each character you control.',
  abilities: [
    whenRevealed(function* (game) {
      yield* game.damage.deal(1, game.table.friends);
    }),
    boost(function* (game) {
      yield* game.damage.deal(1, game.you.characters);
    }),
  ],
});
