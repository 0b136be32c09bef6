import { discardsThis, heroAction, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01100', {
  name: 'Enhanced Ivory Horn',
  set: 'rhino',
  quantity: 1,
  traits: ['Weapon'],
  attack: 1,
  boost: 2,
  attach: toVillain,
  abilities: [heroAction({ spend: { physical: 3 }, does: discardsThis })],
});
