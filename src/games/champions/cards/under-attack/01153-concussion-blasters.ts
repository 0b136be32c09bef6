import { adds, discardsThis, exhaustHero, heroAction, itsHost, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01153', {
  name: 'Concussion Blasters',
  set: 'under_attack',
  quantity: 1,
  traits: ['Weapon'],
  boost: 1,
  attach: toVillain,
  modifies: [adds('retaliate', 1, itsHost)],
  abilities: [heroAction({ spend: { energy: 2 }, costs: [exhaustHero], does: discardsThis })],
});
