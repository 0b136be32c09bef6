import { gainsSurge, whenRevealedAlterEgo, whenRevealedHero } from '../../abilities/index.js';
import { treachery } from '../../card.js';

export default treachery('01106', {
  name: 'Stampede',
  set: 'rhino',
  quantity: 3,
  boost: 1,
  text: 'When revealed, alter-ego: this surges. Hero: Rhino attacks you; whom that damages is stunned.',
  abilities: [
    whenRevealedAlterEgo(gainsSurge),
    whenRevealedHero(function* (game) {
      const attack = yield* game.activation.attack(game.table.villain);
      game.status.stun(attack?.damaged ?? []);
    }),
  ],
});
