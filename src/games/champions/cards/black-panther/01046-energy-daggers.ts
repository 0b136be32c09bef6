import { special } from '../../abilities/index.js';
import { upgrade } from '../../card.js';

export default upgrade('01046', {
  name: 'Energy Daggers',
  set: 'black_panther',
  quantity: 1,
  deckLimit: 1,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Black Panther', 'Weapon'],
  text: 'Special: 1 damage to the villain and to all minions engaged with a player of your choice, 2 as the last step.',
  abilities: [
    special({
      *does(game) {
        const seat = yield* game.ask.player();
        if (seat !== null) yield* game.damage.deal(game.use.final ? 2 : 1, game.table.enemiesOf(seat));
      },
    }),
  ],
});
