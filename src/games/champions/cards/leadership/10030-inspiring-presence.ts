import { text } from '../../../../kernel/index.js';
import { custom, heroAction, unless, youAre } from '../../abilities/index.js';
import { event } from '../../card.js';
import type { Game } from '../../effect/index.js';
import type { InPlay } from '../../state.js';

/** Allies that are hurt or exhausted. */
const weary = (game: Game): InPlay[] => game.table.allies.filter(({ damage, exhausted }) => damage > 0 || exhausted);

export default event('10030', {
  name: 'Inspiring Presence',
  aspect: 'leadership',
  quantity: 3,
  cost: 1,
  resources: { mental: 1 },
  needs: youAre('Avenger'),
  abilities: [
    heroAction({
      does: custom(
        '10030',
        function* (game) {
          const ally = yield* game.ask.one(weary(game), 'ready');
          if (ally === null) return;
          game.damage.heal(1, ally);
          game.play.ready(ally);
        },
        { able: game => unless(weary(game).length > 0, text('unable-ready')) },
      ),
    }),
  ],
});
