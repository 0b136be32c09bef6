export { type BoardOptions, boardSheets, type Sheet } from './board.js';
export { cardPicture, type HandOptions, handOf, handPicture } from './hand.js';
export type { Picture } from './picture.js';
export { Studio } from './studio/studio.js';
export type { Theme } from './style.js';
