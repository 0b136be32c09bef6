import { alterEgoAction, discardsThis, toYou } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('02049', {
  name: 'Media Coverage',
  set: 'running_interference',
  quantity: 2,
  boost: 1,
  attach: toYou,
  echoes: true,
  abilities: [alterEgoAction({ spend: { mental: 1 }, does: discardsThis })],
});
