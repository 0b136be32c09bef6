import {
  anySideScheme,
  discardsThis,
  exhaustHero,
  forcedResponse,
  heroAction,
  hostSchemes,
  places,
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
  attach: toVillain,
  abilities: [
    forcedResponse(hostSchemes, { does: places(1, anySideScheme) }),
    heroAction({ spend: { mental: 2 }, costs: [exhaustHero], does: discardsThis }),
  ],
});
