export { type BoardOptions, boardSheets, type Sheet } from './board.js';
export { cornerOf, iconsOf, kindOf } from './card.js';
export { type Bar, type Chart, chartPicture, describeCharts } from './charts/charts.js';
export { cardPicture, type HandOptions, handOf, handPicture } from './hand.js';
export { type IconName, iconNames, iconOf } from './icons/index.js';
export { iconPicture } from './icons/picture.js';
export type { Picture } from './picture.js';
export { Studio } from './studio/studio.js';
export type { Theme } from './style.js';
