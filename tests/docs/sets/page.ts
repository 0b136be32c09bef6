/** A table of a page: under which heading it stands, its columns, and its rows from the top. */
export interface PageTable {
  /** The heading as it is now: numbers in it are written with the table. */
  readonly under: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** A page in `docs` whose tables are made of cards. */
export interface HouseSet {
  /** The file's name. */
  readonly page: string;
  readonly tables: readonly PageTable[];
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const bare = (heading: string): string => heading.replaceAll(/\d+/g, '');

/** A page with its tables as the cards have them; everything else stays. @throws Error for a table without its heading */
export function withTables(page: string, tables: readonly PageTable[]): string {
  const sections = page.split(/^(?=## )/m).map(section => section.split('\n'));
  for (const { under, columns, rows } of tables) {
    const section = sections.find(([heading = '']) => bare(heading) === bare(`## ${under}`));
    const from = section?.findIndex(one => one.startsWith('|')) ?? -1;
    if (section === undefined || from < 0) throw new Error(`the page has no table under "## ${under}"`);
    const after = section.findIndex((one, at) => at > from && !one.startsWith('|'));
    section[0] = `## ${under}`;
    section.splice(from, after - from, line(columns), line(columns.map(() => '---')), ...rows.map(line));
  }
  return sections.map(section => section.join('\n')).join('');
}
