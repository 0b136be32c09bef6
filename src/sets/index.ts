export { gameWith } from './game.js';
export { faultIn, type Place, placesOf } from './places.js';
export { MOST_CARDS, MOST_LETTERS, type Read, readSet } from './read.js';
export { sentenceOf } from './sentences.js';
