import {
  discardsThis,
  eventsCostMore,
  forcedResponse,
  itsPlayerPlaysEvent,
  obliges,
  staysHere,
} from '../../abilities/index.js';
import { obligation } from '../../card.js';

export default obligation('09027', {
  name: 'Physical Toll',
  set: 'doctor_strange',
  quantity: 1,
  boost: 2,
  prices: [eventsCostMore(3)],
  abilities: [
    obliges('09001b', staysHere, { stays: true }),
    forcedResponse(itsPlayerPlaysEvent, { does: discardsThis }),
  ],
});
