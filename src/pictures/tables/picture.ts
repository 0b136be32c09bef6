import { at, type Block, type Shape, stack } from '../draw/shapes.js';
import { beside, sign, written } from '../draw/words.js';
import { onPage, ROOM, titledPanel } from '../panels.js';
import type { Picture } from '../picture.js';
import { iconSize, type Palette, palettes, print, space, type Theme } from '../style.js';
import { drawable, widthOf } from '../type/measure.js';
import { markedColumn, partsOf, type Row, type Table } from './table.js';

/** One picture of a table, and the rows that are on it. */
export interface TableSheet extends Picture {
  readonly table: Table;
}

/** 12 pixels when a phone shows the picture 360 wide: a table is read for a single number. */
const SIZE = print.title;
const ROW = 46;
const BETWEEN = space.gap + space.tight;
/** Beyond this a column of numbers is cut. */
const WIDEST = 180;
/** Words that need more than this are cut before a column of numbers is left out for them. */
const WORDS = 300;

/**
 * A table as pictures, each with the headings and at most as many rows as a picture has room for. Where there is no room
 * to read who it is about, its last columns are left out.
 */
export function tableSheets(table: Table, theme: Theme): TableSheet[] {
  const shown = legible(table);
  const across = widths(shown);
  return partsOf(shown).map(part => ({
    ...onPage(palettes[theme], [titledPanel(palettes[theme], part.title, body(palettes[theme], part, across))]),
    table: part,
  }));
}

/** The table without the columns of numbers at its end that leave no room for its words. */
function legible(table: Table): Table {
  const { columns, rows } = table;
  const last = columns.length - 1;
  if (columns[last]?.kind !== 'number' || hasRoom(table)) return table;
  return legible({
    ...table,
    columns: columns.slice(0, last),
    rows: rows.map(row => ({ ...row, cells: row.cells.slice(0, last) })),
  });
}

/** Whether each column of words has room for its longest, with what is special about it. */
function hasRoom(table: Table): boolean {
  const marked = markedColumn(table.columns);
  const across = widths(table);
  return table.columns.every(({ kind }, index) => {
    if (kind !== 'words') return true;
    const needed = table.rows.map(({ cells, mark }) => {
      const chip =
        index === marked && mark !== undefined ? space.gap + iconSize.small + space.tight + lengthOf(mark.words) : 0;
      return Math.min(WORDS, lengthOf(cells[index] ?? '') + chip);
    });
    return Math.max(0, ...needed) <= (across[index] ?? 0);
  });
}

/** How wide each column is, the same in each picture of a table: numbers as they need, words all the rest. */
function widths({ columns, rows }: Table): number[] {
  const needed = columns.map(({ label, kind }, at) =>
    kind === 'words'
      ? 0
      : Math.min(WIDEST, Math.max(lengthOf(label), ...rows.map(({ cells }) => lengthOf(cells[at] ?? '')))),
  );
  const words = columns.filter(({ kind }) => kind === 'words').length;
  const left = ROOM - 2 * space.gap - needed.reduce((sum, width) => sum + width, BETWEEN * (columns.length - 1));
  return needed.map((width, at) => (columns[at]?.kind === 'words' ? left / words : width));
}

/** As wide as it can get, whatever its weight. */
const lengthOf = (words: string): number =>
  Math.ceil(Math.max(...(['regular', 'bold'] as const).map(weight => widthOf(drawable(words), SIZE, weight))));

function body(colours: Palette, table: Table, across: readonly number[]): Block {
  const { columns, rows } = table;
  const heads = columns.map(({ label }, at) => written(label, across[at] ?? 0, 1, { size: SIZE, fill: colours.soft }));
  const lines = rows.map((row, index) => {
    const cells = inLine(table, across, cellsOf(colours, table, row, across));
    return striped(colours, cells, row, index);
  });
  return stack([inLine(table, across, heads), stack(lines, 0)], space.tight);
}

/** Blocks under their headings. */
function inLine({ columns }: Table, across: readonly number[], blocks: readonly Block[]): Block {
  let x = space.gap;
  const shapes = blocks.map((block, index): Shape => {
    const width = across[index] ?? 0;
    const left = columns[index]?.kind === 'number' ? width - block.width : 0;
    const placed = at(x + left, (ROW - block.height) / 2, block);
    x += width + BETWEEN;
    return placed;
  });
  return { width: ROOM, height: ROW, shapes };
}

function cellsOf(colours: Palette, { columns }: Table, { cells, mark }: Row, across: readonly number[]): Block[] {
  const marked = markedColumn(columns);
  const look = {
    size: SIZE,
    weight: mark?.weight === 'strong' ? ('bold' as const) : ('regular' as const),
    fill: mark?.weight === 'faint' ? colours.soft : colours.ink,
  };
  return cells.map((cell, index) => {
    const room = across[index] ?? 0;
    if (index !== marked || mark === undefined) return written(cell, room, 1, look);
    const words = written(mark.words, room / 2, 1, { ...look, fill: colours.soft, weight: 'regular' });
    const chip = beside([sign(mark.icon, iconSize.small, colours.soft), words], space.tight);
    const name = written(cell, room - chip.width - space.gap, 1, look);
    return beside([name, chip], space.gap);
  });
}

/** Every other row lies on a ground of its own, so that an eye finds its way along it; a strong one has a border. */
function striped(colours: Palette, line: Block, { mark }: Row, index: number): Block {
  const strong = mark?.weight === 'strong';
  if (!strong && index % 2 !== 0) return line;
  const ground: Shape = {
    kind: 'box',
    x: 1,
    y: 1,
    width: line.width - 2,
    height: line.height - 2,
    radius: 6,
    fill: colours.card,
    ...(strong && { stroke: colours.turn.fill, strokeWidth: 3 }),
  };
  return { ...line, shapes: [ground, ...line.shapes] };
}
