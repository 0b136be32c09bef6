import { text } from '../../../../kernel/index.js';
import { custom, heroAction, unless } from '../../abilities/index.js';
import { event } from '../../card.js';

export default event('09003', {
  name: 'Astral Projection',
  set: 'doctor_strange',
  quantity: 2,
  cost: 2,
  resources: { mental: 1 },
  traits: ['Spell', 'Thwart'],
  abilities: [
    heroAction({
      label: 'thwart',
      does: custom(
        '09003',
        function* (game) {
          const scheme = yield* game.ask.scheme();
          if (scheme === null) return;
          yield* game.threat.remove(3, scheme);
          const { boost } = game.encounter.lookAtTop();
          if (game.table.find(scheme.id) !== undefined) yield* game.threat.remove(boost, scheme);
        },
        { able: game => unless(game.targets.thwartable.length > 0, text('unable-threat')) },
      ),
    }),
  ],
});
