import { custom, whenDefeated } from '../../abilities/index.js';
import { sideScheme } from '../../card.js';

export default sideScheme('02041', {
  name: 'Power Drain',
  set: 'power_drain',
  quantity: 1,
  boost: 3,
  threat: 2,
  perPlayer: true,
  acceleration: true,
  abilities: [
    whenDefeated(
      custom('02041', function* (game) {
        const icons = game.encounter.discard(2).reduce((sum, { card }) => sum + game.cards.byId(card).boost, 0);
        yield* game.players.each(seat => game.as(seat).hand.discardResources(icons));
      }),
    ),
  ],
});
