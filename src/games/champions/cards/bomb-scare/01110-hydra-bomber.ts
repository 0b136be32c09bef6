import { placeOnMain, takeIt, whenRevealed } from '../../abilities/index.js';
import { minion } from '../../card.js';

export default minion('01110', {
  name: 'Hydra Bomber',
  set: 'bomb_scare',
  quantity: 2,
  traits: ['Hydra'],
  scheme: 1,
  attack: 1,
  hitPoints: 2,
  boost: 1,
  text: 'When revealed: take 2 damage, or 1 threat on the main scheme.',
  abilities: [
    whenRevealed(function* (game) {
      yield* game.choose.either([takeIt(game, 2), placeOnMain(game, 1)]);
    }),
  ],
});
