import { type LogEntry, lessonIn, type Prompt, type Table, tipAt } from '../../kernel/index.js';
import { isPractice } from '../../opponents/index.js';
import type { MatchRow } from '../../store/port.js';
import type { Terms } from '../lobby/terms.js';

/** A step of a match: what is asked now, the lines it has written, and how many moves there were with it. */
interface Step {
  readonly table: Table<unknown>;
  readonly log: readonly LogEntry[];
  readonly moves: number;
}

/**
 * A lesson's terms after a step: a tip whose occasion has come belongs to the question it came with, for as long as that
 * is open, and is given to no other. Any other match's stay as they are.
 */
export function tipsGiven(terms: Terms, { options, seats }: MatchRow, { table, log, moves }: Step): Terms {
  const lesson = lessonIn(table.game, options);
  if (lesson === undefined || terms.lesson === undefined) return terms;
  const { given } = terms.lesson;
  const awaitedLines = new Set(lesson.tips.flatMap(({ at }) => at.after ?? []));
  const heard = { ...terms.lesson.heard };
  for (const { id, n } of log) if (awaitedLines.has(id)) heard[id] ??= n;
  const turn = table.game.stalemate.turn(table.state);
  const isLearners = ({ seat }: Prompt): boolean => !isPractice(seats[seat] as (typeof seats)[number]);
  const prompt = table.prompts.find(isLearners);
  const isTold = prompt === undefined || Object.values(given).some(at => at.prompt === prompt.number);
  const standpoint = { turn, heard: (line: string) => line in heard };
  const tip = isTold ? undefined : tipAt(lesson, standpoint, prompt, id => id in given);
  const added = tip === undefined ? {} : { [tip.id]: { prompt: (prompt as Prompt).number, moves } };
  return { ...terms, lesson: { given: { ...given, ...added }, heard } };
}

/** The same after answers have been undone: what was said meanwhile may be said again. `line`: the first line that is undone, if any is. */
export function tipsBefore(terms: Terms, to: number, line: number | null): Terms {
  if (terms.lesson === undefined) return terms;
  const given = Object.entries(terms.lesson.given).filter(([, { moves }]) => moves < to);
  const heard = Object.entries(terms.lesson.heard).filter(([, n]) => line === null || n < line);
  return { ...terms, lesson: { given: Object.fromEntries(given), heard: Object.fromEntries(heard) } };
}
