export { type BoardOptions, boardSheets, type Sheet } from './board.js';
export {
  describeBracket,
  type Meeting,
  meetingWords,
  type Side,
  type Tree,
  type TreeRound,
} from './brackets/bracket.js';
export { type BracketSheet, bracketSheets } from './brackets/picture.js';
export type { Bar, Chart } from './charts/chart.js';
export { chartPicture, describeCharts } from './charts/charts.js';
export { type Interval, wilson } from './charts/wilson.js';
export { type ComicOptions, momentPicture } from './comic/moment.js';
export { type Finished, posterPicture } from './comic/poster.js';
export { type Story, storyPicture } from './comic/story.js';
export { cornerOf, iconsOf, kindOf } from './facts.js';
export { cardPicture, type Faces, type HandOptions, handOf, handPicture } from './hand.js';
export { type IconName, iconNames, iconOf } from './icons/index.js';
export { iconPicture } from './icons/picture.js';
export { type RecapStory, recapPicture } from './leagues/recap.js';
export type { Picture } from './picture.js';
export { Renderer } from './renderer/renderer.js';
export type { Theme } from './style.js';
export { type TableSheet, tableSheets } from './tables/picture.js';
export { type Column, describeTable, type Mark, type Row, type Table } from './tables/table.js';
export type { Chat } from './type/letters.js';
export { drawable, widthOf, wrap } from './type/measure.js';
