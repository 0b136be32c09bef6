import { adds, discardsThis, facedownDrone, heroAction } from '../../abilities/index.js';
import { attachment } from '../../card.js';

export default attachment('01142', {
  name: 'Upgraded Drones',
  set: 'ultron',
  quantity: 2,
  traits: ['Condition'],
  text: 'On Ultron Drones: facedown Drones have ATK +1 and 1 hit point more. Hero action: spend energy, mental and physical: discard this.',
  attach: { to: (_look, subject) => subject.card === '01140' && !subject.facedown },
  modifies: [adds('attack', 1, facedownDrone), adds('hitPoints', 1, facedownDrone)],
  abilities: [heroAction({ spend: { energy: 1, mental: 1, physical: 1 }, ...discardsThis })],
});
