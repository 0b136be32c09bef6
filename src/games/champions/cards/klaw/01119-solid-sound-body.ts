import { adds, discardsThis, heroAction, itsHost, toVillain } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01119', {
  name: 'Solid-Sound Body',
  set: 'klaw',
  quantity: 1,
  traits: ['Condition'],
  boost: 3,
  attach: toVillain,
  modifies: [adds('retaliate', 1, itsHost)],
  abilities: [heroAction({ spend: { energy: 1, mental: 1, physical: 1 }, does: discardsThis })],
});
