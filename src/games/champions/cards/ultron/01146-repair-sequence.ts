import { anyDrone, boost, healsOrSurges, whenRevealed } from '../../abilities/index.js';
import { treachery } from '../../card.js';
import type { Look } from '../../look/index.js';

const dronesOfYours = (look: Look): number => look.table.minionsOf(look.me).filter(one => anyDrone(look, one)).length;

export default treachery('01146', {
  name: 'Repair Sequence',
  set: 'ultron',
  quantity: 2,
  boost: 1,
  text: 'When revealed: Ultron heals 2 per Drone engaged with you; if that heals nothing, this surges. Boost: he heals 1 per Drone engaged with you.',
  abilities: [
    whenRevealed(healsOrSurges(game => 2 * dronesOfYours(game))),
    boost(function* (game) {
      game.damage.heal(dronesOfYours(game), game.table.villain);
    }),
  ],
});
