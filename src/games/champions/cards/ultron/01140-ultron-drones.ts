import { environment } from '../../card.js';

/** What a Drone is, and where it goes when it is defeated, holds wherever there is one: see the rules for Drones. */
export default environment('01140', {
  name: 'Ultron Drones',
  set: 'ultron',
  quantity: 1,
  text: "Facedown Drones have SCH 1, ATK 1 and 1 hit point. Defeated, they go to their owners' discard piles.",
});
