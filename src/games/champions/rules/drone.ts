import { type Card, minion } from '../card.js';

/** What a facedown Drone is: all that its other side says does not count (base numbers as the environment gives them). */
export const DRONE: Card = minion('drone', {
  name: 'Drone',
  set: 'ultron',
  quantity: 0,
  traits: ['Drone'],
  attack: 1,
  scheme: 1,
  hitPoints: 1,
});
