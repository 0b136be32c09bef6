import {
  attachesTo,
  discardsThis,
  forcedResponse,
  heroAction,
  hostSchemes,
  places,
  schemesBesides,
  villainNamed,
} from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('07007', {
  name: "Wrecker's Command",
  set: 'wrecker',
  quantity: 1,
  unique: true,
  scheme: 1,
  boost: 1,
  attach: attachesTo(villainNamed('Wrecker')),
  abilities: [
    forcedResponse(hostSchemes, { does: places(1, schemesBesides('Wrecker')) }),
    heroAction({ spend: { physical: 2 }, does: discardsThis }),
  ],
});
