import { type Prompt, Refusal, type Seat, type Table } from '../../kernel/index.js';
import type { MatchRow } from '../../store/port.js';
import { Refused } from '../refused.js';
import { gaveUp, type Look, seatOf, seatsOf } from './look.js';

/** The questions that lie open at a table. */
export const numbersOf = ({ prompts }: Table<unknown>): number[] => prompts.map(prompt => prompt.number);

/** The seat of a person's that a question is put to; where it is none of theirs, their first, which is then refused. */
export function seatAsked({ match, table }: Look, person: string, number: number): Seat {
  const first = seatFor(match, person);
  const asked = table?.prompts.find(prompt => prompt.number === number)?.seat;
  return asked !== undefined && match.seats[asked]?.player === person ? asked : first;
}

/** The open question of that number for a person; where it is closed by now, the refusal that says so. @throws Refused */
export function openPrompt(look: Look, person: string, number: number): Prompt | Refused {
  const seat = seatAsked(look, person, number);
  try {
    const table = playing(look);
    return translated(() => table.prompt(number, seat));
  } catch (error) {
    if (error instanceof Refused && (error.code === 'stale' || error.code === 'over')) return error;
    throw error;
  }
}

/** The seat a person holds, the first of them where they hold several. @throws Refused where they hold none */
export function seatFor(match: MatchRow, person: string): Seat {
  const seat = seatOf(match, person);
  if (seat === null) throw new Refused('not-at-table');
  return seat;
}

/** The first seat that a person holds and has not given up. @throws Refused where there is none */
export function seatStaying(look: Pick<Look, 'match' | 'table'>, person: string): Seat {
  const gone = gaveUp(look);
  const seat = [seatFor(look.match, person), ...seatsOf(look.match, person)].find(one => !gone.includes(one));
  if (seat === undefined) throw new Refused('gave-up');
  return seat;
}

/** The table of a match in play. @throws Refused */
export function playing({ match, table }: Look): Table<unknown> {
  if (match.status === 'halted') throw new Refused('halted');
  if (match.status === 'over') throw new Refused('over');
  if (match.status === 'withdrawn') throw new Refused('closed');
  if (table === null) throw new Refused('not-started');
  return table;
}

/** A table's refusals in the words of the house. */
export function translated<T>(act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw error.code === 'illegal' ? new Refused('illegal', { problem: error.message }) : new Refused(error.code);
  }
}
