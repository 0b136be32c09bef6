import {
  type Answer,
  type AnsweredBy,
  type Game,
  type Json,
  type Move,
  normalise,
  type Outcome,
  problem,
  type Seat,
  text,
} from '../../kernel/index.js';
import type { Loaded, MatchRow } from '../../store/port.js';
import { Refused } from '../refused.js';
import { numbersOf, playing, translated } from './checks.js';
import { type Look, loadedOf } from './look.js';
import type { MatchRunner } from './runner.js';
import { asFailure, toLastSnapshot } from './table.js';

/** How many failures in one action before only people may retry: bots would fail for ever. */
const FAILURES = 5;

/** An answer to an open question. */
export interface Given {
  readonly seat: Seat;
  readonly prompt: number;
  readonly answer: Answer;
  readonly by: AnsweredBy;
  /** A note that is posted once. */
  readonly note?: Json;
}

/** Applies an answer and saves it. Returns the result. If the rules fail, the match goes back and the answer is refused. @throws Refused */
export async function take(
  runner: MatchRunner,
  look: Look,
  { seat, prompt: number, answer, by, note }: Given,
): Promise<Look> {
  const table = playing(look);
  const prompt = translated(() => table.prompt(number, seat));
  const wrong = problem(prompt, normalise(prompt, answer));
  if (wrong !== null) throw new Refused('illegal', { problem: wrong });
  const [open, asked] = [numbersOf(table), table.numbers.prompts];
  let move: Move;
  try {
    move = table.answer(number, seat, answer, by) as Move;
  } catch (error) {
    // The answer was legal, so this is the rules' own mistake.
    return failed(runner, look, error, { by, open, asked });
  }
  return runner.ledger.play(look, table, [move], open, note);
}

/** The operator gets a bundle, the match goes back to its last snapshot, the table is told. */
async function failed(
  runner: MatchRunner,
  look: Look,
  error: unknown,
  at: { by: AnsweredBy; open: number[]; asked: number },
): Promise<never> {
  const { match } = look;
  const loaded = loadedOf(look);
  const number = await runner.ledger.keep(match.id, asFailure(error, loaded).bundle);
  const failures = look.since.filter(move => move.type === 'undo' && move.cause === 'failure').length;
  const back = at.by !== 'player' && failures >= FAILURES ? null : lastGood(look.game, loaded, at.asked);
  if (back === null) await runner.ledger.halt(look);
  else await runner.ledger.back(look, back, at.open);
  throw new Refused(back === null ? 'halted' : 'rules-failed', { number });
}

/** A seat concedes, even if the rules fail; `note` is posted once. @throws Refused if there is nothing to concede */
export async function giveUp(runner: MatchRunner, look: Look, seat: Seat, note?: Json): Promise<Look> {
  const { match } = look;
  if (match.status === 'halted') return runner.ledger.end(look, conceded(look.game, match, seat));
  const table = playing(look);
  const [open, asked] = [numbersOf(table), table.numbers.prompts];
  let move: Move;
  try {
    move = translated(() => table.leave(seat));
  } catch (error) {
    if (error instanceof Refused) throw error;
    const loaded = loadedOf(look);
    await runner.ledger.keep(match.id, asFailure(error, loaded).bundle);
    // Once more from the last snapshot; if the rules cannot even let a player go, the match ends without them.
    const last = look.since.at(-1);
    const again = last?.type === 'undo' && last.cause === 'failure';
    const back = again ? null : lastGood(look.game, loaded, asked);
    if (back === null) return runner.ledger.end(look, conceded(look.game, match, seat));
    return giveUp(runner, await runner.ledger.back(look, back, open), seat, note);
  }
  return runner.ledger.play(look, table, [move], open, note);
}

/** The table at its last snapshot; null if the rules can't even continue from there. */
function lastGood(game: Game, loaded: Loaded, asked: number) {
  try {
    return toLastSnapshot(game, loaded, 'note-rules-failed', asked);
  } catch {
    return null;
  }
}

/** A player who concedes comes last; the others win. Partners lose together. */
const conceded = ({ partners }: Game, { seats }: MatchRow, seat: Seat): Outcome => ({
  places: seats.map(other => (partners !== true && other.seat === seat ? 2 : 1)),
  reason: text('end-conceded', { who: { seat } }),
  ...(partners === true && { together: 'lost' as const }),
});
