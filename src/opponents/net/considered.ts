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
  { learning, strong }: Opponents<S>,
  seen: Seen<S>,
  first: Answer,
  notes: Known['notes'],
): Choice | null {
  const { prompt, random } = seen;
  const sight = learning?.insight(seen) ?? null;
  if (sight === null) return null;
  const answers: Answer[] = [];
  const noted: Notes[] = [];
  for (const answer of candidates(prompt, first, random, strong?.shuns)) {
    const about = notes();
    if (answers.length === 0) {
      about.note('first thought');
      about.note(`first thought: ${prompt.reason}`);
    }
    sight.answer(answer, about.note);
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
  const weigh = weighing(game, first);
  return seen => {
    const { answers, scores } = weigh(seen);
    return answers[scores.indexOf(Math.max(...scores))] as Answer;
  };
}

/** The same with the answers that come after it, the best first. A single one where nothing has been learnt of such a question. */
export function ranked<S>(game: Game<S>, first: Opponent<S>): (seen: Seen<S>) => readonly Answer[] {
  const weigh = weighing(game, first);
  return seen => {
    const { answers, scores } = weigh(seen);
    return answers
      .map((answer, at) => ({ answer, score: scores[at] as number }))
      .sort((one, other) => other.score - one.score)
      .map(({ answer }) => answer);
  };
}

/** Answers, and how good each is; only the first thought where that is all there is to say. */
function weighing<S>(
  game: Game<S>,
  first: Opponent<S>,
): (seen: Seen<S>) => { readonly answers: readonly Answer[]; readonly scores: readonly number[] } {
  const known = game.opponents.learning === undefined ? null : netFor(game.id, 'choice');
  return seen => {
    const thought = first(seen);
    const choice = known === null ? null : choiceOf(game.opponents, seen, thought, known.notes);
    return known === null || choice === null
      ? { answers: [thought], scores: [0] }
      : { answers: choice.answers, scores: scoresOf(known, choice) };
  };
}
