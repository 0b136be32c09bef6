export { gameWith } from './game.js';
export { MOST_CARDS, MOST_LETTERS, type Read, readSet } from './read.js';
