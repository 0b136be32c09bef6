import { type Prompt, Refusal, type Seat, type Table } from '../../kernel/index.js';
import { isOver, type MatchRow } from '../../store/port.js';
import { readTerms } from '../lobby/terms.js';
import { Refused, type RefusedCode } from '../refused.js';
import { gaveUp, type Look, seatOf, seatsOf } from './look.js';

/** The questions that lie open at a table. */
export const numbersOf = ({ prompts }: Table<unknown>): number[] => prompts.map(prompt => prompt.number);

/** The seat of a person's that a question is put to; where it is none of theirs, their first, which is then refused. */
export function seatAsked({ match, table }: Look, person: string, number: number): Seat {
  const first = seatFor(match, person);
  const asked = table?.prompts.find(prompt => prompt.number === number)?.seat;
  return asked !== undefined && match.seats[asked]?.player === person ? asked : first;
}

/** Why a question is open no more. */
const CLOSED: readonly RefusedCode[] = ['stale', 'over', 'over-for-good'];

/** The open question of that number for a person; where it is closed by now, the refusal that says so. @throws Refused */
export function openPrompt(look: Look, person: string, number: number): Prompt | Refused {
  const seat = seatAsked(look, person, number);
  try {
    const table = playing(look);
    return translated(() => table.prompt(number, seat));
  } catch (error) {
    if (error instanceof Refused && CLOSED.includes(error.code)) return error;
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

/** That a match is over, and where to go from there: quests, lessons and league tables have no rematch. */
export function overRefusal({ status, terms }: Pick<MatchRow, 'status' | 'terms'>): Refused {
  if (status === 'withdrawn') return new Refused('closed');
  const { quest, lesson, league } = readTerms(terms);
  const isPlain = quest === undefined && lesson === undefined && league === undefined;
  return new Refused(isPlain ? 'over' : 'over-for-good');
}

/** The table of a match in play. @throws Refused */
export function playing({ match, table }: Look): Table<unknown> {
  if (match.status === 'halted') throw new Refused('halted');
  if (isOver(match)) throw overRefusal(match);
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
