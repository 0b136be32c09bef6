import { type Opponent, winners } from '../../kernel/index.js';
import type { Experience, Pupil, Step } from '../../opponents/index.js';
import type { Dice } from '../simulate/dice.js';
import { playMatch } from '../simulate/match.js';
import { decksAt, type Plan, seedAt, setupAt } from '../simulate/plan.js';
import type { Player } from '../simulate/players.js';

/** Has a pupil play a match from every seat, as partners do who win and lose together. */
export function learnFrom(plan: Plan, at: number, pupil: Pupil, random: Dice): Experience {
  const { game } = plan;
  const { steady, learning } = game.opponents;
  const steps: Step[] = [];
  const answer = pupil.player(game, steady as Opponent<unknown>, step => steps.push(step));
  // Nothing is dealt again first: what is noted holds nothing that is hidden from the seat.
  const player: Player = (prompt, { table }) => answer({ state: table.state, seat: prompt.seat, prompt, random });
  const decks = decksAt(plan, at, new Set());
  const played = playMatch(
    game,
    setupAt(plan, seedAt(plan, at), decks),
    decks.map(() => player),
    {},
  );
  const worth = winners(played.outcome).length > 0 ? 1 : (learning?.nearness(played.table.state) ?? 0);
  return { steps, worth };
}
