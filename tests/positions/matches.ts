import { courseOf } from '../../src/cli/course.js';
import type { Desk } from '../../src/cli/desk.js';
import { type PositionDocument, playDocument, readDocument } from '../../src/cli/document.js';
import { Chance, type Game, type Outcome, sample } from '../../src/kernel/index.js';
import { anyOf, decksFor } from '../corpus.js';

/** The opening of a random match, as a document. */
export function openingOf(game: Game, seats: number, seed: string): PositionDocument {
  const random = new Chance(seed).stream('opening');
  const { id: ruleset, options } = random.pick(game.rulesets);
  const decks = decksFor(game, game.options.parse(options), seats, random);
  return readDocument({ game: game.id, ruleset, seed, seats: decks.map(({ cards }) => ({ deck: cards })) });
}

/** Plays random answers until a match is over, and stops at every action boundary on the way. Returns the outcome. */
export function playOut(game: Game, opening: PositionDocument, atBoundary: (desk: Desk) => void): Outcome {
  const random = new Chance(opening.seed).stream('answers');
  const course = courseOf(game, {});
  const desk = playDocument(game, opening);
  for (let answers = 0; ; answers++) {
    if (answers > 20_000) throw new Error('it never ends');
    const { outcome, prompts } = desk.table;
    if (desk.answers.length === 0) atBoundary(desk);
    if (outcome !== null) return outcome;
    const prompt = anyOf(prompts, random);
    desk.answer(prompt, sample(prompt, random), course);
  }
}
