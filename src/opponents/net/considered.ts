import type { Answer, Game, Opponent, Opponents, Seen } from '../../kernel/index.js';
import { candidates } from '../candidates.js';
import { type Known, netFor } from './known.js';
import type { Notes } from './notes.js';

/** How far the answer that comes to mind first is ahead before anything is learnt: its odds beside any other are 20 to 1. */
const AHEAD = 3;

/** A question with answers to choose from, the first thought first, and what a net may go by. */
export interface Choice {
  readonly answers: readonly Answer[];
  readonly table: Notes;
  readonly noted: readonly Notes[];
}

/** What there is to choose from; null where the first thought is all there is to say. */
export function choiceOf<S>(
  { learning }: Opponents<S>,
  seen: Seen<S>,
  first: Answer,
  notes: Known['notes'],
): Choice | null {
  const { prompt, random } = seen;
  const sight = learning?.insight(seen) ?? null;
  if (sight === null) return null;
  const answers: Answer[] = [];
  const noted: Notes[] = [];
  for (const answer of candidates(prompt, first, random)) {
    const about = notes();
    if (answers.length === 0) {
      about.note('first thought');
      about.note(`first thought: ${prompt.reason}`);
    }
    if (!sight.answer(answer, about.note)) continue;
    answers.push(answer);
    noted.push(about);
  }
  if (answers.length < 2) return null;
  const table = notes();
  sight.table(table.note);
  return { answers, table, noted };
}

/** How good each answer is, in logits. `sums` takes the net's hidden sums. */
export const scoresOf = ({ net }: Pick<Known, 'net'>, { table, noted }: Choice, sums?: Float32Array[]): number[] =>
  net.scores(table, noted, sums).map((score, at) => (at === 0 ? score + AHEAD : score));

/** Somebody who considers the answers that there are beside the first thought, by what has been learnt of the game, if anything has. */
export function considered<S>(game: Game<S>, first: Opponent<S>): Opponent<S> {
  const known = game.opponents.learning === undefined ? null : netFor(game.id, 'choice');
  if (known === null) return first;
  return seen => {
    const thought = first(seen);
    const choice = choiceOf(game.opponents, seen, thought, known.notes);
    if (choice === null) return thought;
    const scores = scoresOf(known, choice);
    return choice.answers[scores.indexOf(Math.max(...scores))] as Answer;
  };
}
