import { text } from '../../../../kernel/index.js';
import { perform } from '../../../../tabletop/index.js';
import { anySideScheme, boost, custom, places, schemeOfNamed, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';

/** Who else acts has nothing of it, and nor has a scheming Wrecker: nobody would place threat for that (W1-212). */
const stronger = custom('07015', function* (game, event) {
  const { event: attack } = game.use;
  if (attack?.type !== 'enemy attack' || game.cards.byId(attack.card).name !== 'Wrecker') return;
  const threat = places(2, schemeOfNamed('Wrecker'));
  yield* game.choose.either([
    { key: 'threat', label: text('label', { says: threat.says }), why: null, does: () => perform(threat, game, event) },
    {
      key: 'attack',
      label: text('label', { says: text('custom-07015-attack') }),
      why: null,
      *does() {
        attack.bonus = (attack.bonus ?? 0) + 3;
      },
    },
  ]);
});

export default treachery('07015', {
  name: 'Mystical Link',
  set: 'wrecker',
  quantity: 2,
  abilities: [whenRevealed(places(2, anySideScheme)), boost(stronger)],
});
