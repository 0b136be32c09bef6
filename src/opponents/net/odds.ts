import type { Foresight, Game, View } from '../../kernel/index.js';
import { type Known, netFor } from './known.js';
import type { Net } from './net.js';
import type { Notes } from './notes.js';

/** The odds of winning by a number without bounds. */
export const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** What a net says of a table as one player sees it; `sums` takes its hidden sums. */
export function outlookOf(net: Net, table: Notes, sums?: Float32Array[]): number {
  const [score] = net.scores(table, [NOTHING], sums);
  return score as number;
}

/** A table stands as it is: there is no answer to add. */
const NOTHING: Notes = { rows: [], amounts: [], note: () => undefined };

/** How likely those are to win who see a table so, who win and lose together. */
export function oddsOf({ net, notes }: Known, views: readonly View[]): number {
  const scores = views.map(view => {
    const noted = notes();
    view(noted.note);
    return outlookOf(net, noted);
  });
  return sigmoid(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** How a table stands for a seat: by what has been learnt of the game, where anything has. */
export function judged<S>(game: Game<S>, { evaluate }: Foresight<S>): Foresight<S>['evaluate'] {
  const { learning } = game.opponents;
  const known = learning === undefined ? null : netFor(game.id, 'odds');
  if (learning === undefined || known === null) return evaluate;
  return (state, seat) => {
    const views = learning.stands(state, seat);
    if (views === null) return evaluate(state, seat);
    return typeof views === 'number' ? views : oddsOf(known, views);
  };
}
