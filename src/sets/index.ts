export { type ReadBy, readBy } from './flaws.js';
export { gameWith } from './game.js';
export { faultIn, type Place, placed, placesOf } from './places.js';
export { type Broken, MOST_CARDS, MOST_LETTERS, type Read, readSet } from './read.js';
