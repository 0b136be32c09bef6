import { type Cue, DEFAULT, deckOf, type Lesson, type Occasion, type Tip, text } from '../../../kernel/index.js';
import { LESSONS, type LessonId, stacks } from './stacks.js';

const LEARNER = 0;
const FOE = 1;

const attack = (seat: number, turn: number, ...does: string[]): Cue => ({
  seat,
  at: { reason: 'attack', turn },
  does,
});
const meets = (seat: number, source: string, ...does: string[]): Cue => ({
  seat,
  at: { reason: 'block', source },
  does,
});

/** The learner has the odd turns. */
const script: readonly Cue[] = [
  attack(LEARNER, 1, 'ST048'),
  attack(FOE, 2, 'ST506'),
  meets(LEARNER, 'ST506', 'ST195'),
  attack(LEARNER, 3, 'ST001'),
  attack(FOE, 4, 'ST547'),
  meets(LEARNER, 'ST547', 'take'),
  attack(LEARNER, 5, 'ST002'),
  attack(FOE, 6, 'ST580'),
  meets(LEARNER, 'ST580', 'ST149'),
  attack(LEARNER, 7, 'ST048'),
  attack(FOE, 8, 'ST499'),
  meets(LEARNER, 'ST499', 'take'),
  attack(LEARNER, 9, 'ST031'),
  { seat: FOE, at: { reason: 'damage from hand' }, does: [DEFAULT] },
  ...['ST048', 'ST001', 'ST002', 'ST031'].map(card => meets(FOE, card, 'take')),
];

const when = (id: string, at: Occasion): Tip => ({ id, says: text(`lesson-first-${id}`), at });
const block = { reason: 'block' };

const tips = [
  when('attack', { reason: 'attack', turn: 1 }),
  when('misfire', { ...block, most: 0, after: 'log-misfire' }),
  when('block', { ...block, least: 1 }),
  when('factor', { ...block, least: 2, most: 2 }),
  when('take', { ...block, most: 0 }),
  when('keeper', { reason: 'attack', suggests: 'ST001' }),
  when('helper', { reason: 'attack', after: 'log-keeper', turn: 5 }),
  when('power', { reason: 'attack', after: 'log-keeper', turn: 7 }),
  when('last', { reason: 'attack', suggests: 'ST031' }),
];

const lesson = (id: LessonId): Lesson => ({
  id,
  title: text(`lesson-${id}`),
  about: text(`lesson-${id}.about`),
  closing: text(`lesson-${id}.closing`),
  ruleset: 'tcg',
  options: { ruleset: 'tcg', first: LEARNER, lesson: id },
  decks: stacks[id].cards.map(stack => deckOf(`lesson-${id}`, ...stack)),
  level: 'easy',
  script,
  tips,
});

export const lessons: readonly Lesson[] = LESSONS.map(lesson);
