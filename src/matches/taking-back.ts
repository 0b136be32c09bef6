import { type Seat, text } from '../kernel/index.js';
import type { Loaded } from '../store/port.js';
import { numbersOf, playing, seatFor } from './checks.js';
import type { Desk, Opened } from './desk.js';
import { canTakeBack, type Look, seatsOf, takeBackTo } from './look.js';
import { Refused } from './refused.js';
import { backTo } from './table.js';
import { readTerms } from './terms.js';
import { lastAnswer, type Undoing, undoing } from './undoing.js';

/** Which answer somebody wishes to take back: their last one, when the match had so many moves. */
export interface Wish {
  readonly seat: Seat;
  readonly moves: number;
}

/** Takes a player's last answer back, where nobody has seen or decided anything since. @throws Refused */
export async function takeBack(desk: Desk, { loaded, look }: Opened, person: string): Promise<void> {
  const { match } = loaded;
  const first = seatFor(match, person);
  const table = playing(look);
  const seat = seatsOf(match, person).find(one => canTakeBack(look, one)) ?? first;
  const to = takeBackTo(look, seat);
  if (typeof to === 'string') throw new Refused(to);
  const line = { n: match.lines + 1, depth: 0, ...text('note-took-back', { who: { seat } }) };
  const { prompts } = table.numbers;
  await desk.ledger.back(match, backTo(look.game, loaded, { to, prompts, cause: 'wish', line }), numbersOf(table));
}

/** What it costs a player to take their last answer back. @throws Refused where they sit at no match in play */
export async function priceFor(desk: Desk, look: Look, person: string): Promise<Undoing> {
  const seat = seatFor(look.match, person);
  playing(look);
  return undoing(look, await before(desk, look.match.id, seat), seat);
}

/**
 * Notes that a player wishes to take their last answer back, or agrees that another may; when all agree, it is taken
 * back. Returns whether it has been. @throws Refused
 */
export async function consent(desk: Desk, { loaded, look }: Opened, person: string, wish: Wish): Promise<boolean> {
  const { match } = loaded;
  const table = playing(look);
  const seat = seatFor(match, person);
  if (match.moves !== wish.moves) throw new Refused('undo-stale');
  const back = await before(desk, match.id, wish.seat);
  const cost = undoing(look, back, wish.seat);
  if (cost.cost !== 'consent' || back === null) throw new Refused('undo-stale');
  const terms = readTerms(match.terms);
  const { undo } = terms;
  const isSame = undo !== undefined && undo !== false && undo.seat === wish.seat && undo.moves === wish.moves;
  const known = isSame ? undo.agreed : [];
  const agreed = [...new Set(seat === wish.seat ? known : [...known, seat])];
  const changed = { ...terms, undo: { ...wish, agreed } };
  const noted = await desk.deps.store.updateMatch(match.id, match.updatedAt, { terms: changed });
  if (!cost.others.every(other => agreed.includes(other))) return false;
  const line = { n: match.lines + 1, depth: 0, ...text('note-took-back-agreed', { who: { seat: wish.seat } }) };
  const way = { to: cost.to, prompts: table.numbers.prompts, cause: 'wish' as const, line, redeal: true };
  await desk.ledger.back(noted, backTo(look.game, back, way), numbersOf(table));
  return true;
}

/** A match from the beginning of the action in which a seat last answered; null where it has answered nothing. */
async function before({ deps: { store } }: Desk, id: string, seat: Seat): Promise<Loaded | null> {
  const whole = await store.history(id);
  const last = whole === null ? null : lastAnswer(whole.moves, seat);
  return last === null ? null : store.loadAt(id, last.seq - 1);
}
