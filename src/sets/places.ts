import { type ParseErrorCode, printParseErrorCode, visit } from 'jsonc-parser';
import { pathText, type Text, text } from '../kernel/index.js';

// Where in a text of JSON something stands, as editors count: lines and columns from 1.

type Path = readonly PropertyKey[];

export interface Place {
  readonly line: number;
  readonly column: number;
}

/** As JSON has it: neither comments nor commas before an end. */
const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Its words are `json-fault-…`. */
const FAULTS: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'word',
  InvalidNumberFormat: 'unknown',
  PropertyNameExpected: 'name',
  ValueExpected: 'value',
  ColonExpected: 'colon',
  CommaExpected: 'comma',
  CloseBraceExpected: 'brace',
  CloseBracketExpected: 'bracket',
  EndOfFileExpected: 'end',
  InvalidCommentToken: 'comment',
  UnexpectedEndOfComment: 'comment',
  UnexpectedEndOfString: 'quote',
  UnexpectedEndOfNumber: 'cut',
  InvalidUnicode: 'unicode',
  InvalidEscapeCharacter: 'escape',
  InvalidCharacter: 'control',
  '<unknown ParseErrorCode>': 'unknown',
};

/** What keeps a text from being JSON, and where that is first. */
export function faultIn(json: string): Place & { readonly problem: Text } {
  const faults: (Place & { readonly code: ReturnType<typeof printParseErrorCode> })[] = [];
  const onError = (code: ParseErrorCode, _offset: number, _length: number, line: number, column: number): void =>
    void faults.push({ line: line + 1, column: column + 1, code: printParseErrorCode(code) });
  visited(json, { onError });
  const [{ code, ...place } = { line: 1, column: 1, code: '<unknown ParseErrorCode>' as const }] = faults;
  return { ...place, problem: text(`json-fault-${FAULTS[code]}`) };
}

/** A place for a sentence: a line is counted, and is no amount with signs between its thousands. */
export const placed = ({ line, column }: Place) => ({ line: `${line}`, column: `${column}` });

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
