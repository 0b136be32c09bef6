import { type Foresight, type Learning, type Opponent, winners } from '../../kernel/index.js';
import type { Draw, Experience, Pupil, Step } from '../../opponents/index.js';
import type { Dice } from '../simulate/dice.js';
import { playMatch } from '../simulate/match.js';
import { decksAt, type Plan, seedAt, setupAt } from '../simulate/plan.js';
import type { Player } from '../simulate/players.js';

/** A game whose bots can learn. */
export interface Learnable {
  readonly first: Opponent<unknown>;
  readonly learning: Learning<unknown>;
  readonly clock: Foresight<unknown>['clock'];
  readonly draw: Draw;
}

/** Has a pupil play a match from every seat, as partners do who win and lose together. */
export function experience(
  plan: Plan,
  at: number,
  { first, learning, clock, draw }: Learnable,
  pupil: Pupil,
  random: Dice,
): Experience {
  const { game } = plan;
  const steps: Step[] = [];
  const stands: Experience['stands'][number][] = [];
  const answer = pupil.player(game, first, draw, step => steps.push(step));
  let now: number | null = null;
  // Nothing is dealt again first: what is noted holds nothing that is hidden from the seat.
  const player: Player = (prompt, { table: { state } }) => {
    const { seat } = prompt;
    if (now !== null && clock(state) !== now) stands.push(...standIn(learning, state, seat, pupil));
    now = clock(state);
    return answer({ state, seat, prompt, random });
  };
  const decks = decksAt(plan, at, new Set());
  const players = decks.map(() => player);
  const { table, outcome } = playMatch(game, setupAt(plan, seedAt(plan, at), decks), players, {});
  const won = winners(outcome).length > 0;
  return { steps, stands, won, worth: won ? 1 : learning.nearness(table.state) };
}

/** How the table stands, where that is not known for sure. */
function standIn(learning: Learning<unknown>, state: unknown, seat: number, pupil: Pupil): Experience['stands'] {
  const views = learning.stands(state, seat);
  if (views === null || typeof views === 'number') return [];
  const noted = views.map(view => {
    const notes = pupil.odds.notes();
    view(notes.note);
    return notes;
  });
  return [noted];
}
