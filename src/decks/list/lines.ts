/** What a list asks for: a card as somebody wrote it, how many of it, and the line or entry where it stands. */
export interface Wanted {
  readonly line: number;
  readonly written: string;
  /** Whether it says how many: headings do not. */
  readonly counted: boolean;
  /** Other ways to read the same words: `3 Strikes` may be a name, or three of a card called Strikes. */
  readonly readings: readonly { readonly name: string; readonly copies: number }[];
}

/** A list taken apart, before anybody looks for its cards. */
export interface Taken {
  /** From a heading or a field `name`; null where there is none. */
  readonly name: string | null;
  readonly wanted: readonly Wanted[];
}

// An x that belongs to the number touches it, or stands alone: in `1 X-Ray Spex` it is the name's. Tables part their columns
// by a comma or a tab. Both are given lines with single spaces: with many, they would take long to find nothing.
const COUNT_FIRST = /^(?:[x×] ?)?(\d{1,4})(?: ?[x×] |[x×](?=\S)| ?[,:] ?(?=\D)|\s|(?=\p{L}))(.+)$/iu;
const COUNT_LAST =
  /^(.+?)(?: (?:[x×] ?(\d{1,4})|\([x×]?(\d{1,4})[x×]?\)|[x×]?(\d{1,4})[x×]|[-–—] (\d{1,4}))| ?[:=,\t] ?(\d{1,4}))$/i;

// Where there is but one line, as in an option of a command, cards are parted by commas. Names have commas too, so one counts
// only beside a number of copies: before `, 2x Name`, or after `Name x2,` and `Name (2),`.
const BETWEEN =
  /;|(?<!^\s*\d{1,4}),\s+(?=[x×]?\d{1,4}(?: ?[x×] ?| )\S)|(?<=[x×] ?\d{1,4}|\(\d{1,4}\)|\d[x×]),\s+(?=\S)/iu;

// Notes and word processors part lines by more than a return.
const LINES = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A list of lines: `4x Name`, `4 Hero: Name`, `Name x4`, `Name,4`, `ST001:4;ST002:2`, `4x Name, 2x Name`. `#` begins a heading, `//` a remark. */
export function takeLines(list: string): Taken {
  let name: string | null = null;
  const wanted: Wanted[] = [];
  for (const [at, line] of list.split(LINES).entries())
    for (const part of /^\s*(#|\/\/)/.test(line) ? [line] : line.split(BETWEEN)) {
      const written = singleSpaced(part).replace(/^[-–—*•·] /, '');
      const heading = /^#+\s*(.*)$/.exec(written);
      if (heading !== null && wanted.length === 0) name ??= heading[1]?.trim() || null;
      if (written === '' || heading !== null || written.startsWith('//') || written.startsWith('```')) continue;
      wanted.push({ line: at + 1, written, counted: COUNT_FIRST.test(written), readings: readingsOf(written) });
    }
  return { name, wanted };
}

/** A name as it stands comes first: some names begin with a number. */
function readingsOf(written: string): Wanted['readings'] {
  const counted: { name: string; copies: number }[] = [{ name: written, copies: 1 }];
  const first = COUNT_FIRST.exec(written);
  if (first !== null) counted.push({ name: first[2] as string, copies: Number(first[1]) });
  const last = COUNT_LAST.exec(written);
  const copies = last?.slice(2).find(count => count !== undefined);
  if (last !== null && copies !== undefined) counted.push({ name: last[1] as string, copies: Number(copies) });
  return counted;
}

/** Without spaces around it, and a single one, or a tab where there is one, within. */
const singleSpaced = (part: string): string =>
  part.trim().replace(/\s+/g, between => (between.includes('\t') ? '\t' : ' '));
