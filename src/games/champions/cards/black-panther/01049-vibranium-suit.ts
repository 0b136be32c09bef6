import { special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01049', {
  name: 'Vibranium Suit',
  set: 'black_panther',
  quantity: 1,
  deckLimit: 1,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Armor', 'Black Panther'],
  text: 'Special (attack): 1 damage moves from your hero to an enemy, 2 as the last step.',
  abilities: [
    special({
      label: 'attack',
      *does(game) {
        const enemy = yield* game.ask.enemy();
        if (enemy !== null) yield* game.damage.move(game.use.final ? 2 : 1, game.you.identity, enemy);
      },
    }),
  ],
});
