import { Desk, type PositionDocument, readDocument } from '../../src/cli/document.js';
import { Chance, type Deck, type Game, type Outcome, type Random, sample } from '../../src/kernel/index.js';

/** Decks for so many seats that may meet at one table. */
function decksFor(game: Game, options: unknown, seats: number, random: Random): Deck[] {
  for (;;) {
    const decks = Array.from(
      { length: seats },
      () => game.decks.build?.(options, random, []) ?? random.pick(game.decks.ready),
    );
    if ((game.decks.pair?.(decks, options) ?? null) === null) return decks;
  }
}

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
  const desk = Desk.open(game, opening);
  for (let answers = 0; ; answers++) {
    if (answers > 20_000) throw new Error('it never ends');
    const { outcome, prompts, snapshot, moves } = desk.table;
    if (snapshot.seq === moves) atBoundary(desk);
    if (outcome !== null) return outcome;
    const prompt = random.pick(prompts);
    desk.answer(prompt, sample(prompt, random));
  }
}
