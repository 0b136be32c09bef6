import type { Deck, Game } from './game.js';
import type { Json } from './json.js';
import type { Level } from './opponents.js';
import { type Answer, isLegal, type Option, optionsOf, type Prompt } from './prompts/index.js';
import type { Seat, Text } from './text.js';

/** A question of a lesson. All that is named has to be so. */
export interface Occasion {
  /** What is asked. */
  readonly reason?: string;
  /** The turn, as the game's stalemate rule counts it. */
  readonly turn?: number;
  /** The card that asks. */
  readonly source?: string;
  /** How many options there are. */
  readonly least?: number;
  readonly most?: number;
  /** A line that the log has had by now. */
  readonly after?: string;
  /** What the script suggests here. */
  readonly suggests?: string;
}

/** What a seat of a lesson is meant to answer: the first of these that is legal. */
export interface Cue {
  readonly seat: Seat;
  readonly at: Omit<Occasion, 'after' | 'suggests'>;
  /** Names of options (`optionName`), of the word for none, or `DEFAULT`. */
  readonly does: readonly string[];
}

/** Advice, given once, when its occasion first comes. */
export interface Tip {
  readonly id: string;
  readonly says: Text;
  readonly at: Occasion;
}

/**
 * A guided match with stacked decks. Its options name it, and set-up stacks the cards by that: the order follows from
 * what the match records. The learner has the first seat; the others are practice bots.
 */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  /** What it teaches and how long it takes, in a line. */
  readonly about: Text;
  /** Said to the learner at its end. */
  readonly closing: Text;
  readonly ruleset: string;
  readonly options: { readonly [key: string]: Json } & { readonly lesson: string };
  /** By seat. */
  readonly decks: readonly Deck[];
  /** Who plays the other seats once the learner leaves the script. */
  readonly level: Level;
  readonly script: readonly Cue[];
  /** In the order in which they take precedence. */
  readonly tips: readonly Tip[];
}

/** The answer that a question itself suggests, as a name in a script. */
export const DEFAULT = 'default';

/** A lesson as its match stands: the turn, and the ids of log lines there have been. */
export interface Standpoint {
  readonly turn: string | number;
  readonly heard: (line: string) => boolean;
}

/** The lesson that a match is, by its options; undefined for any other match. */
export function lessonIn({ lessons = [] }: Pick<Game, 'lessons'>, options: Json): Lesson | undefined {
  const id = typeof options === 'object' && options !== null && 'lesson' in options ? options.lesson : undefined;
  return lessons.find(lesson => lesson.id === id);
}

/** A deck of exactly the cards of a stack. */
export function deckOf(name: string, ...stack: readonly string[]): Deck {
  const cards: Record<string, number> = {};
  for (const card of stack) cards[card] = (cards[card] ?? 0) + 1;
  return { name, cards };
}

/** An option as scripts name it: by the printed id of its card and what its key adds, since ids of instances differ. */
const optionName = ({ key, card }: Option): string =>
  card === undefined ? key : `${card}${key.includes('.') ? key.slice(key.indexOf('.')) : ''}`;

/** What the script has a question's seat answer; null where it has nothing to say, or what it says is not possible. */
export function scripted(lesson: Lesson, turn: Standpoint['turn'], prompt: Prompt): Answer | null {
  return cueAt(lesson, turn, prompt)?.answer ?? null;
}

/** Of the tips that have not been given, the one whose occasion this question is. */
export function tipAt(
  lesson: Lesson,
  { turn, heard }: Standpoint,
  prompt: Prompt,
  given: (tip: string) => boolean,
): Tip | undefined {
  const suggestion = cueAt(lesson, turn, prompt)?.name;
  return lesson.tips.find(
    ({ id, at }) =>
      !given(id) &&
      fits(at, turn, prompt) &&
      (at.after === undefined || heard(at.after)) &&
      (at.suggests === undefined || at.suggests === suggestion),
  );
}

function cueAt({ script }: Lesson, turn: Standpoint['turn'], prompt: Prompt) {
  for (const { seat, at, does } of script) {
    if (seat !== prompt.seat || !fits(at, turn, prompt)) continue;
    for (const name of does) {
      const answer = answerNamed(prompt, name);
      if (answer !== null && isLegal(prompt, answer)) return { name, answer };
    }
  }
  return null;
}

function fits({ reason, turn, source, least, most }: Occasion, now: Standpoint['turn'], prompt: Prompt): boolean {
  const options = optionsOf(prompt).length;
  return (
    (reason === undefined || reason === prompt.reason) &&
    (turn === undefined || turn === now) &&
    (source === undefined || source === prompt.source) &&
    (least === undefined || options >= least) &&
    (most === undefined || options <= most)
  );
}

function answerNamed(prompt: Prompt, name: string): Answer | null {
  if (name === DEFAULT) return prompt.default;
  if (prompt.kind === 'some' && prompt.none?.key === name) return { pick: [] };
  const option = optionsOf(prompt).find(one => optionName(one) === name);
  return option === undefined ? null : { pick: [option.key] };
}
