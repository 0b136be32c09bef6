import { response, yourHeroDefended } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('01077', {
  name: 'Counter-Punch',
  aspect: 'protection',
  quantity: 3,
  deckLimit: 3,
  cost: 0,
  resources: { physical: 1 },
  traits: ['Attack'],
  text: "Response (attack): after your hero defends: damage to that enemy equal to your hero's ATK.",
  abilities: [
    response('enemy attack', {
      label: 'attack',
      when: yourHeroDefended,
      able: (game, { enemy }) => game.targets.some(({ id }) => id === enemy),
      *does(game, { enemy }) {
        const target = game.match.find(enemy);
        if (target !== undefined) yield* game.deal(target, game.value(game.you, 'attack'));
      },
    }),
  ],
});
