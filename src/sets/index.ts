export { gameWith } from './game.js';
export { type CardSet, MOST_CARDS, MOST_LETTERS, type Read, readSet } from './read.js';
