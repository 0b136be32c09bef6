import { type Seat, text } from '../../kernel/index.js';
import type { Loaded, MatchRow } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';
import { numbersOf, playing, seatFor, seatStaying } from '../play/checks.js';
import { canTakeBack, type Look, loadedOf, seatsOf, takeBackTo } from '../play/look.js';
import type { MatchRunner } from '../play/runner.js';
import { backTo, fromActionOf } from '../play/table.js';
import { Refused } from '../refused.js';
import { lastAnswer, type Undoing, undoing } from './last-answer.js';

/** Which answer somebody wishes to undo: their last one, when the match had so many moves. */
export interface Wish {
  readonly seat: Seat;
  readonly moves: number;
}

/** What has come of a wish that was agreed to, or uttered. */
export interface Consent {
  /** The match as it now stands. */
  readonly look: Look;
  /** Whether the answer has been undone; else others have yet to agree. */
  readonly done: boolean;
  /** Whether the same has been wished before. */
  readonly again: boolean;
  /** Who has to agree, and how many answers would be undone. */
  readonly others: readonly Seat[];
  readonly answers: number;
}

/** Takes a player's last answer back, where nobody has seen or decided anything since: the last of so many moves. @throws Refused */
export async function takeBack(runner: MatchRunner, look: Look, person: string, moves?: number): Promise<Look> {
  const { match } = look;
  if (moves !== undefined && match.moves !== moves) throw new Refused('undo-stale');
  const first = seatFor(match, person);
  const table = playing(look);
  const seat = seatsOf(match, person).find(one => canTakeBack(look, one)) ?? first;
  const to = takeBackTo(look, seat);
  if (typeof to === 'string') throw new Refused(to);
  const line = { n: match.lines + 1, depth: 0, ...text('note-took-back', { who: { seat } }) };
  const { prompts } = table.numbers;
  const back = backTo(look.game, loadedOf(look), { to, prompts, cause: 'wish', line });
  return runner.ledger.back(look, back, numbersOf(table));
}

/** What it costs a player to take their last answer back. @throws Refused where they sit at no match in play */
export async function priceFor(runner: MatchRunner, look: Look, person: string): Promise<Undoing> {
  const first = seatFor(look.match, person);
  playing(look);
  const { seat, back } = await before(runner, look, seatsOf(look.match, person));
  return undoing(look, back, seat ?? first);
}

/**
 * Notes that a player wishes to take their last answer back, or agrees that another may; when all agree, it is taken
 * back. @throws Refused
 */
export async function consent(runner: MatchRunner, look: Look, person: string, wish: Wish): Promise<Consent> {
  const { match } = look;
  const table = playing(look);
  const seat = seatStaying(look, person);
  if (match.moves !== wish.moves) throw new Refused('undo-stale');
  const { back } = await before(runner, look, [wish.seat]);
  const cost = undoing(look, back, wish.seat);
  if (cost.cost !== 'consent' || back === null) throw new Refused('undo-stale');
  const terms = readTerms(match.terms);
  const said = stateOf(match, wish);
  const isAsker = match.seats[wish.seat]?.player === person;
  // Nobody agrees to what its player doesn't wish.
  if (!isAsker && (said === null || said.withdrawn === true)) throw new Refused('undo-stale');
  const known = said?.agreed ?? [];
  const agreed = [...new Set(isAsker ? known : [...known, seat])];
  const changed = { ...terms, undo: { ...wish, agreed } };
  const noted = await runner.deps.store.updateMatch(match.id, match.updatedAt, { terms: changed });
  const { others, answers } = cost;
  const after = { ...look, match: noted };
  const again = said !== null;
  if (!others.every(other => agreed.includes(other))) return { look: after, done: false, again, others, answers };
  const line = { n: match.lines + 1, depth: 0, ...text('note-took-back-agreed', { who: { seat: wish.seat } }) };
  // The cards of a lesson stay stacked.
  const redeal = terms.lesson === undefined;
  const way = { to: cost.to, prompts: table.numbers.prompts, cause: 'wish' as const, line, redeal };
  const taken = await runner.ledger.back(after, backTo(look.game, back, way), numbersOf(table));
  return { look: taken, done: true, again, others, answers };
}

/** A player wishes it no more: until they ask again, nobody can agree. @throws Refused */
export async function withdraw(runner: MatchRunner, { match }: Look, person: string, wish: Wish): Promise<MatchRow> {
  seatFor(match, person);
  if (match.moves !== wish.moves || match.seats[wish.seat]?.player !== person) throw new Refused('undo-stale');
  const terms = { ...readTerms(match.terms), undo: { ...wish, agreed: [], withdrawn: true as const } };
  return runner.deps.store.updateMatch(match.id, match.updatedAt, { terms });
}

/** Of those who have to agree to a wish, who has not. */
export const yetToAgree = (match: MatchRow, wish: Wish, others: readonly Seat[]): readonly Seat[] =>
  others.filter(seat => stateOf(match, wish)?.agreed.includes(seat) !== true);

/** What has come of a wish so far; null where another has taken its place, or it was never noted. */
function stateOf({ terms }: MatchRow, wish: Wish) {
  const { undo } = readTerms(terms);
  return undo !== undefined && undo !== false && undo.seat === wish.seat && undo.moves === wish.moves ? undo : null;
}

/** The newest answer of the own of some seats: whose it is, and the match from the beginning of its action; nulls for none. */
async function before(
  { deps: { store } }: MatchRunner,
  { match: { id }, game }: Look,
  seats: readonly Seat[],
): Promise<{ seat: Seat; back: Loaded | null } | { seat: null; back: null }> {
  const whole = await store.history(id);
  const last = whole === null ? null : lastAnswer(whole.moves, seats);
  if (last === null) return { seat: null, back: null };
  const kept = await store.loadAt(id, last.seq - 1);
  return { seat: last.seat, back: kept === null ? null : fromActionOf(game, kept, last.seq) };
}
