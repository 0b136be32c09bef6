// Written by `npm run cards:index` from the files of this folder.
import type { Card } from '../card.js';
import _avengers_ST026_repulsor_rays from './avengers/ST026-repulsor-rays.js';
import _spider_friends_ST001_web_slinger from './spider-friends/ST001-web-slinger.js';
import _spider_friends_ST005_spider_strikes from './spider-friends/ST005-spider-strikes.js';
import _x_men_plain from './x-men/plain.js';

/** Every card of the game, one list for each file. */
export const cards: readonly Card[] = [
  _avengers_ST026_repulsor_rays,
  _spider_friends_ST001_web_slinger,
  _spider_friends_ST005_spider_strikes,
  _x_men_plain,
].flat();
