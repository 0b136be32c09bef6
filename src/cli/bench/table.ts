import { type Measure, rounded } from './benchmark.js';

interface Measured {
  readonly title: string;
  readonly results: readonly Measure[];
}

const HEAD = ['', 'measured', 'beside', 'times'] as const;

/** Everything that was measured as one table: each figure, what it is held against, and how many times that it is. */
export function table(machine: Readonly<Record<string, string>>, measured: readonly Measured[]): string {
  const rows = measured.map(({ title, results }) => ({ title, cells: results.map(cellsOf) }));
  const all = [HEAD, ...rows.flatMap(({ cells }) => cells)];
  const widths = HEAD.map((_, at) => Math.max(...all.map(cells => (cells[at] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    `  ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ')}`.trimEnd();
  return [
    Object.entries(machine)
      .map(([what, value]) => `${what} ${value}`)
      .join(', '),
    line(HEAD),
    ...rows.flatMap(({ title, cells }) => [title, ...cells.map(line)]),
  ].join('\n');
}

const cellsOf = ({ name, value, unit, beside }: Measure): readonly string[] =>
  beside === undefined
    ? [name, `${value} ${unit}`, '', '']
    : [name, `${value} ${unit}`, `${beside.value} (${beside.name})`, String(rounded(value / beside.value))];
