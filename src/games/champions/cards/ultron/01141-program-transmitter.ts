import {
  discardsThis,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostSchemes,
  toVillain,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01141', {
  name: 'Program Transmitter',
  set: 'ultron',
  quantity: 1,
  traits: ['Item', 'Tech'],
  scheme: 1,
  boost: 1,
  text: 'On Ultron. Forced response: he has schemed: each side scheme gets 1 threat. Hero action: spend 2 mental, exhaust your hero: discard this.',
  attach: toVillain,
  abilities: [
    forcedResponse('scheme', {
      when: hostSchemes,
      *does(game) {
        for (const scheme of game.table.sideSchemes) yield* game.threat.place(1, scheme);
      },
    }),
    heroAction({ spend: { mental: 2 }, costs: [exhaustHero], ...discardsThis }),
  ],
});
