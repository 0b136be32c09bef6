import { action, cannotChangeForm, cannotReady, discardsThis, itsHost, toYou } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('02048', {
  name: 'All Tied Up',
  set: 'running_interference',
  quantity: 1,
  attach: toYou,
  bans: [cannotReady(itsHost), cannotChangeForm(itsHost)],
  abilities: [action({ spend: { mental: 1, physical: 1 }, does: discardsThis })],
});
