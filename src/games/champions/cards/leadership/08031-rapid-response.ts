import { text } from '../../../../kernel/index.js';
import { custom, discardThis, heroResponse, unless, yourAllyIsDefeated } from '../../abilities/index.js';
import { upgrade } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { Defeat } from '../../events.js';

/** The very ally that has just fallen, where it lies in your discard pile and no other like it is in play. */
const lying = (game: Game, { lies }: Defeat) =>
  game.you.discard.find(({ id, card }) => id === lies && !game.cards.isDouble(game.cards.byId(card)));

export default upgrade('08031', {
  name: 'Rapid Response',
  aspect: 'leadership',
  quantity: 3,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Preparation', 'Tactic'],
  max: 'player',
  abilities: [
    heroResponse(yourAllyIsDefeated, {
      costs: [discardThis],
      does: custom(
        '08031',
        function* (game, event) {
          const fallen = lying(game, event);
          const taken = fallen === undefined ? null : game.discard.take(fallen.id);
          if (taken === null) return;
          const ally = game.table.find(yield* game.play.putUnderControl(taken));
          if (ally !== undefined) yield* game.damage.deal(1, ally);
        },
        { able: (game, event) => unless(lying(game, event) !== undefined, text('unable-take')) },
      ),
    }),
  ],
});
