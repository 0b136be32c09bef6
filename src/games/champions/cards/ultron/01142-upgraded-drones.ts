import { adds, discardsThis, facedownDrone, heroAction, toCard } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01142', {
  name: 'Upgraded Drones',
  set: 'ultron',
  quantity: 2,
  traits: ['Condition'],
  attach: toCard('01140'),
  modifies: [adds('attack', 1, facedownDrone), adds('hitPoints', 1, facedownDrone)],
  abilities: [heroAction({ spend: { energy: 1, mental: 1, physical: 1 }, does: discardsThis })],
});
