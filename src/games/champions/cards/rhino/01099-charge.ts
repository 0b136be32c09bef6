import { forcedInterrupt, hostAttacks, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01099', {
  name: 'Charge',
  set: 'rhino',
  quantity: 2,
  attack: 3,
  boost: 2,
  text: 'On Rhino. Forced interrupt: his attack gains overkill; when it is over, this is discarded.',
  attach: toVillain,
  abilities: [
    forcedInterrupt('enemy attack', {
      when: hostAttacks,
      *does(game, attack) {
        attack.overkill = true;
        game.activation.delay('end', () => game.play.discardThis());
      },
    }),
  ],
});
