import { discardsThis, forcedResponse, heroAction, hostAttacks, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01118', {
  name: 'Sonic Converter',
  set: 'klaw',
  quantity: 1,
  unique: true,
  traits: ['Weapon'],
  attack: 1,
  boost: 3,
  text: 'On Klaw. Forced response: whom his attack damages is stunned. Hero action: spend energy, mental and physical: discard this.',
  attach: toVillain,
  abilities: [
    forcedResponse('enemy attack', {
      when: (look, attack) => hostAttacks(look, attack) && attack.damaged.length > 0,
      *does(game, { damaged }) {
        game.status.stun(damaged);
      },
    }),
    heroAction({ spend: { energy: 1, mental: 1, physical: 1 }, ...discardsThis }),
  ],
});
