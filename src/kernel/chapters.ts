import type { LogEntry } from './log.js';

/** How a match is told in chapters, such as a turn or a phase: by the ids of lines. */
export interface Chapters {
  /** Lines that begin a part of a match: a turn, a hand, a round. */
  readonly begins: readonly string[];
  /** How many parts make a chapter; one when left out. */
  readonly parts?: number;
  /** Where given, a chapter lasts until one of these has been told in it, however many parts begin. */
  readonly closes?: readonly string[];
  /** After one of these the next line begins a chapter. */
  readonly ends?: readonly string[];
}

/** Some lines in their chapters, in order. The first line begins the first chapter. */
export function chaptersIn(lines: readonly LogEntry[], chapters: Chapters | undefined): LogEntry[][] {
  if (chapters === undefined) return lines.length === 0 ? [] : [[...lines]];
  const told: LogEntry[][] = [];
  for (const line of lines) {
    const chapter = told.at(-1);
    if (chapter === undefined || isOver(chapter, line, chapters)) told.push([line]);
    else chapter.push(line);
  }
  return told;
}

function isOver(
  chapter: readonly LogEntry[],
  next: LogEntry,
  { begins, parts = 1, closes, ends = [] }: Chapters,
): boolean {
  if (ends.includes(chapter.at(-1)?.id ?? '')) return true;
  if (!begins.includes(next.id)) return false;
  if (closes !== undefined) return chapter.some(({ id }) => closes.includes(id));
  const begun = chapter.filter(({ id }) => begins.includes(id)).length;
  // What comes before the first part, such as the set-up, belongs to it; what follows an end is a chapter of its own.
  return begun >= parts || (begun === 0 && ends.length > 0 && chapter[0]?.n !== 1);
}
