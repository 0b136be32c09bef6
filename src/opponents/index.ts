export { type Bot, botsOf, readBot } from './bots.js';
export { type Draw, drawn, likeliest } from './learning/chances.js';
export { Pupil, type Step } from './learning/pupil.js';
export { type Experience, study, studyStands } from './learning/study.js';
export {
  characterId,
  hasTemper,
  isPractice,
  levelsOf,
  practiceId,
  practiceLevel,
  practiceTemper,
} from './levels.js';
export { type Learnt, pack, unpack } from './net/file.js';
export { foresightOf } from './net/foresight.js';
export { type Kind, NETS, netFolder, netName } from './net/known.js';
export { paceOf } from './pace.js';
export { type Asked, nodesOf, practise, type Standing, type Thought } from './practise.js';
export type { Course, Turning } from './review.js';
export { type Review, Reviewers, reviewHere } from './reviewers.js';
export { type Think, Thinkers, thinkHere } from './thinkers.js';
