import { text } from '../../../../kernel/index.js';
import { environment } from '../../card.js';
import { DRONE } from '../../rules/table/facedown.js';

/** What a Drone is, and where it goes when it is defeated, holds wherever there is one: see the rules for Drones. */
export default environment('01140', {
  name: 'Ultron Drones',
  set: 'ultron',
  quantity: 1,
  explains: text('says-drones-are', {
    scheme: DRONE.scheme ?? 0,
    attack: DRONE.attack ?? 0,
    hitPoints: DRONE.hitPoints ?? 0,
  }),
});
