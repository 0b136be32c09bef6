import { text } from '../../../../kernel/index.js';
import {
  action,
  anyMinion,
  custom,
  damagesEnemy,
  discardThis,
  exhaustThis,
  per,
  threatHere,
  unless,
} from '../../abilities/index.js';
import { support } from '../../card.js';

export default support('10029', {
  name: 'Beat Cop',
  aspect: 'justice',
  quantity: 3,
  cost: 3,
  resources: { physical: 1 },
  traits: ['Persona'],
  abilities: [
    action({
      costs: [exhaustThis],
      does: custom(
        '10029',
        function* (game) {
          const scheme = yield* game.ask.scheme();
          if (scheme !== null) yield* game.threat.moveHere(1, scheme);
        },
        { able: game => unless(game.targets.thwartable.length > 0, text('unable-threat')) },
      ),
    }),
    action({ costs: [exhaustThis, discardThis], does: damagesEnemy(per(1, threatHere), { whom: anyMinion }) }),
  ],
});
