import { type Cue, DEFAULT, deckOf, type Lesson, type Occasion, type Tip, text } from '../../../kernel/index.js';
import { LESSONS, type LessonId, stacks } from './stacks.js';

const LEARNER = 0;
const SPIDER_MAN = '01001a';
const RHINO = '01094';
const BLACK_CAT = '01002';
const BACKFLIP = '01003';
const KICK = '01005';
const DAREDEVIL = '01058';
const WEB_SHOOTER = '01008';

const cue = (at: Cue['at'], ...does: string[]): Cue => ({ seat: LEARNER, at, does });
/** What is done in a turn, one after the other: what is done already is possible no more. An ally played instead attacks before it ends. */
const turn = (round: number, ...does: string[]): Cue =>
  cue({ reason: 'turn', turn: round }, ...does, `${DAREDEVIL}.attack`, 'end');

const script: readonly Cue[] = [
  cue({ reason: 'mulligan' }, 'keep'),
  turn(1, BLACK_CAT, WEB_SHOOTER, 'form', `${SPIDER_MAN}.attack`, `${BLACK_CAT}.attack`),
  turn(2, KICK, `${BLACK_CAT}.thwart`),
  // In alter-ego only those who have gone another way.
  turn(3, `${SPIDER_MAN}.attack`, `${BLACK_CAT}.attack`, `${DAREDEVIL}.attack`, 'form'),
  cue({ reason: 'pay' }, DEFAULT),
  cue({ reason: 'attack target' }, RHINO),
  cue({ reason: 'discard down' }, DEFAULT),
  cue({ reason: 'interrupt' }, `${SPIDER_MAN}.0`, BACKFLIP),
  cue({ reason: 'defend', turn: 1 }, SPIDER_MAN),
  cue({ reason: 'defend' }, 'pass'),
];

const when = (id: string, at: Occasion): Tip => ({ id, says: text(`lesson-first-${id}`), at });
const suggests = (suggestion: string): Occasion => ({ reason: 'turn', suggests: suggestion });

const tips = [
  when('hand', { reason: 'mulligan' }),
  when('alter-ego', suggests(BLACK_CAT)),
  when('pay', { reason: 'pay' }),
  when('upgrade', suggests(WEB_SHOOTER)),
  when('hero', suggests('form')),
  when('attack', suggests(`${SPIDER_MAN}.attack`)),
  when('ally', suggests(`${BLACK_CAT}.attack`)),
  when('end', suggests('end')),
  when('interrupt', { reason: 'interrupt' }),
  when('defend', { reason: 'defend' }),
  when('villain', { reason: 'turn', turn: 2 }),
  when('thwart', suggests(`${BLACK_CAT}.thwart`)),
  when('backflip', { reason: 'interrupt', suggests: BACKFLIP }),
  when('last', { reason: 'turn', turn: 3, after: 'log-engage' }),
];

const lesson = (id: LessonId): Lesson => ({
  id,
  title: text(`lesson-${id}`),
  about: text(`lesson-${id}.about`),
  closing: text(`lesson-${id}.closing`),
  ruleset: 'rhino-standard',
  options: { scenario: 'rhino', mode: 'standard', first: LEARNER, lesson: id },
  decks: [deckOf(`lesson-${id}`, stacks[id].hero, ...stacks[id].cards)],
  level: 'steady',
  script,
  tips,
});

export const lessons: readonly Lesson[] = LESSONS.map(lesson);
