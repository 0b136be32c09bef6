import { response, yourHeroDefended } from '../../abilities/index.js';
import { event } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { OccurrenceOf } from '../../events.js';
import type { InPlay } from '../../state.js';

/** "That enemy", if it can be attacked: a villain's stage that has fallen since is gone. */
const attacker = (game: Game, { enemy, card }: OccurrenceOf<'enemy attack'>): InPlay | undefined =>
  game.use.targets.find(one => one.id === enemy && game.cards.of(one).id === card);

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
      able: (game, attack) => attacker(game, attack) !== undefined,
      *does(game, attack) {
        const enemy = attacker(game, attack);
        if (enemy !== undefined) yield* game.damage.deal(game.values.of(game.you.identity, 'attack'), enemy);
      },
    }),
  ],
});
