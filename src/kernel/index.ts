export { type Audit, audit, type Witness } from './audit.js';
export { cardIndex } from './card-index.js';
export { canonical, chained, type Part } from './chain.js';
export { type Chapters, chaptersIn } from './chapters.js';
export * from './choose.js';
export { type CountingRules, countedFrom } from './counted.js';
export { Dealer, drawn, type Envelope, envelopeOf, type Line } from './dealer.js';
export {
  BIG,
  type Blow,
  bigMoment,
  type Drama,
  decidingBlow,
  type Ending,
  endingOf,
  type Figure,
  isDrawn,
  isEcho,
  MOMENT_KINDS,
  type Moment,
  type MomentKind,
  momentsIn,
  storyOf,
  sumOf,
} from './drama.js';
export { QUIET } from './engine.js';
export { type Attempt, type Bundle, Drift, Refusal, type RefusalCode, RulesFailure, Runaway } from './errors.js';
export { commit, fingerprint, keptPromise, linkOf, seedOf, seedOfSittings } from './fairness.js';
export * from './game.js';
export { hash, hashOf, shortly } from './hash.js';
export { clone, copy, difference, freeze, type Json, unjson } from './json.js';
export {
  type Cue,
  DEFAULT,
  deckOf,
  type Lesson,
  lessonIn,
  type Occasion,
  type Standpoint,
  scripted,
  type Tip,
  tipAt,
} from './lesson.js';
export { faceOf, type LogEntry, standing, type Why } from './log.js';
export { type AnsweredBy, type Decision, effective, type Leave, type Move, type Undo } from './moves.js';
export { INVISIBLE, nameFrom, oneLine, showsSomething, writtenId, writtenName } from './names.js';
export { nearest, nearestOf } from './nearest.js';
export * from './opponents.js';
export { areAlike, cardsOf, measureOf, type Order, type Orderable, orderablesFor, ordered } from './orders.js';
export * from './positions.js';
export type { Change, Follow, Preview } from './preview.js';
export { isRealChoice, nameOf, twinsOf } from './prompts/alike.js';
export * from './prompts/index.js';
export { Chance, Draws, type Random, type Streams } from './random.js';
export { firstFlaw, pathText, telling } from './reading.js';
export { type Forecast, lastPhase, type Recap } from './recap.js';
export { rulebookOf } from './rulebook.js';
export * from './scene.js';
export { asWritten, BARE, sentenceOf } from './sentences.js';
export { type Runner, Session, type SessionOptions, verify } from './session.js';
export type { Footprint, Setup, Snapshot, TableOptions } from './setup.js';
export { inAnyOrder } from './stalemate.js';
export { type Stop, Table } from './table.js';
export type { Taken } from './taken.js';
export { type Arg, idsIn, type PrintedName, type Seat, type Text, text, type Viewer } from './text.js';
export { type UndoClass, undoClass, undoMove } from './undo.js';
