import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { pathText } from '../kernel/index.js';

// Where in a text of JSON something stands, as editors count: lines and columns from 1.

type Path = readonly PropertyKey[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** As JSON has it: neither comments nor commas before an end. */
const STRICT = { disallowComments: true, allowTrailingComma: false };

const FAULTS: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'this word has no meaning in JSON; texts stand in quotes',
  InvalidNumberFormat: 'this is no number as JSON writes them',
  PropertyNameExpected: 'the name of a field in quotes has to follow, or the comma before it has to go',
  ValueExpected: 'a value has to follow, or the comma before it has to go',
  ColonExpected: 'a colon is missing between a field and its value',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing brace is missing: }',
  CloseBracketExpected: 'a closing bracket is missing: ]',
  EndOfFileExpected: 'something follows after the end',
  InvalidCommentToken: 'there are no comments in JSON',
  UnexpectedEndOfComment: 'there are no comments in JSON',
  UnexpectedEndOfString: 'a text has no closing quote',
  UnexpectedEndOfNumber: 'a number is cut off',
  InvalidUnicode: 'four hexadecimal digits have to follow \\u',
  InvalidEscapeCharacter: 'a backslash in a text stands only before one of " \\ / b f n r t u',
  InvalidCharacter: 'a text holds a line break or another control character',
  '<unknown ParseErrorCode>': 'this is not JSON',
};

/** What keeps a text from being JSON, and where that is first. */
export function faultIn(text: string): Place & { readonly problem: string } {
  const faults: (Place & { readonly problem: string })[] = [];
  const onError = (code: ParseErrorCode, _offset: number, _length: number, line: number, column: number): void =>
    void faults.push({ line: line + 1, column: column + 1, problem: FAULTS[printParseErrorCode(code)] });
  visited(text, { onError });
  return faults[0] ?? { line: 1, column: 1, problem: FAULTS['<unknown ParseErrorCode>'] };
}

/** Where each of these paths stands: a field where its name begins, and what is not there where it would belong. */
export function placesOf(text: string, paths: readonly Path[]): Place[] {
  const wanted = new Set(paths.flatMap(path => path.map((_, at) => pathText(path.slice(0, at + 1)))));
  const known = new Map<string, Place>();
  const note = (path: Path, line: number, column: number): void => {
    const key = pathText(path);
    if ((key === '' || wanted.has(key)) && !known.has(key)) known.set(key, { line: line + 1, column: column + 1 });
  };
  const value = (line: number, column: number, path: () => Path): boolean => {
    note(path(), line, column);
    return true;
  };
  visited(text, {
    onObjectBegin: (_offset, _length, line, column, path) => value(line, column, path),
    onArrayBegin: (_offset, _length, line, column, path) => value(line, column, path),
    onLiteralValue: (_value, _offset, _length, line, column, path) => void value(line, column, path),
    onObjectProperty: (name, _offset, _length, line, column, path) => note([...path(), name], line, column),
  });
  return paths.map(path => {
    const nearest = path.map((_, at) => known.get(pathText(path.slice(0, path.length - at)))).find(Boolean);
    return nearest ?? known.get('') ?? { line: 1, column: 1 };
  });
}

/** As far as it goes: brackets may lie deeper in one another than the parser can follow, and what counts comes before that. */
function visited(text: string, visitor: Parameters<typeof visit>[1]): void {
  try {
    visit(text, visitor, STRICT);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
}
