import { text } from '../../kernel/index.js';
import type { Row, Table } from '../../pictures/index.js';
import { clip } from '../render/escape.js';
import { roomFor } from '../render/lists.js';
import type { Translator } from '../render/translator.js';

/** As many whole parts as there is room for; the rest is counted. */
export function fitting(parts: readonly string[], between: string, room: number, say: Translator): string {
  const whole = parts.join(between);
  if (whole.length <= room) return whole;
  const kept = parts.slice(0, roomFor(parts, room - COUNTED, between.length));
  return [...kept, say(text('league-more-rows', { n: parts.length - kept.length }))].join(between);
}

/** Letters that say how many are left out, in whatever language. */
const COUNTED = 40;

/** Letters of a name: beside a place of two digits, there is room for the record and the points. */
const NAME = 16;

/** Characters side by side on a phone of 390 px, in an embed. */
const WIDTH = 29;
/** Columns that identify a row, and are repeated in each block. */
const WHOSE = 2;
const LEFT = '†';

/**
 * A table as blocks of text of equal width, each as wide as a phone allows: columns that don't fit go into the
 * next block, beside the same first two. A block has as many rows as fit; the rest is counted.
 */
export function inColumns({ columns, rows }: Table, room: number, say: Translator): string[] {
  const whole = [columns.map(({ label }) => label), ...rows.map(cellsOf)];
  const widths = columns.map((_, at) => Math.max(...whole.map(row => lengthOf(row[at] ?? ''))));
  return sharedOut(widths).map(shown =>
    blockOf(
      whole.map(row => lineOf(row, shown, widths)),
      room,
      say,
    ),
  );
}

/** A row with its name shortened, and a mark for players who have left. */
const cellsOf = ({ cells, mark }: Row): string[] => {
  const sign = mark?.weight === 'faint' ? LEFT : '';
  return cells.map((one, at) => (at === 1 ? clip(one.replace(/`/g, "'"), NAME) + sign : one));
};

const lengthOf = (words: string): number => [...words].length;

/** Which columns stand in each block. */
function sharedOut(widths: readonly number[]): number[][] {
  const blocks: number[][] = [];
  let wide = WIDTH;
  for (const [at, width] of widths.entries()) {
    if (at < WHOSE) continue;
    wide += 1 + width;
    const last = blocks.at(-1);
    if (last !== undefined && wide <= WIDTH) last.push(at);
    else {
      blocks.push([0, 1, at]);
      wide = widths.slice(0, WHOSE).reduce((sum, one) => sum + one + 1, width);
    }
  }
  return blocks;
}

const lineOf = (row: readonly string[], shown: readonly number[], widths: readonly number[]): string =>
  shown
    .map(at => {
      const one = row[at] ?? '';
      const pad = ' '.repeat((widths[at] ?? 0) - lengthOf(one));
      return at === 1 ? one + pad : pad + one;
    })
    .join(' ')
    .trimEnd();

function blockOf(lines: readonly string[], room: number, say: Translator): string {
  const shown = lines.slice(0, roomFor(lines, room - COUNTED));
  const rest = lines.length - shown.length;
  const block = `\`\`\`\n${shown.join('\n')}\n\`\`\``;
  return rest === 0 ? block : `${block}\n${say(text('league-more-rows', { n: rest }))}`;
}
