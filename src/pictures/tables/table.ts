import type { IconName } from '../icons/index.js';

/** Rows with headings above them. All its words are words already. */
export interface Table {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** Numbers stand at the right of their column; columns of words share the room that numbers leave. */
export interface Column {
  readonly label: string;
  readonly kind: 'number' | 'words';
}

export interface Row {
  /** One a column. */
  readonly cells: readonly string[];
  readonly mark?: Mark;
}

/** What is special about a row: said beside its first words, with an icon. */
export interface Mark {
  readonly icon: IconName;
  readonly words: string;
  /** Stands out from the others, or back behind them. */
  readonly weight: 'strong' | 'faint';
}

/** Rows of one picture: with more it would be too high. */
export const MOST_ROWS = 21;

/** A table as tables of about as many rows each, as many as a picture may have. */
export function partsOf(table: Table): Table[] {
  const count = Math.max(1, Math.ceil(table.rows.length / MOST_ROWS));
  const each = Math.ceil(table.rows.length / count);
  return Array.from({ length: count }, (_, at) => ({ ...table, rows: table.rows.slice(at * each, (at + 1) * each) }));
}

/** What a table shows, in words: title and headings with the first row, then a part for each row. */
export const describeTable = ({ title, columns, rows }: Table): string[] =>
  rows.map((row, at) =>
    [...(at === 0 ? [title, columns.map(({ label }) => label).join(' · ')] : []), told(row, columns)].join('\n'),
  );

const told = ({ cells, mark }: Row, columns: readonly Column[]): string => {
  const marked = markedColumn(columns);
  return cells.map((cell, at) => (at === marked && mark !== undefined ? `${cell}, ${mark.words}` : cell)).join(' · ');
};

/** The column in which marks stand: the first of words. */
export const markedColumn = (columns: readonly Column[]): number => columns.findIndex(({ kind }) => kind === 'words');
