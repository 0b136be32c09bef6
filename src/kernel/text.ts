/** A place at the table, counted from 0 in seat order. */
export type Seat = number;

/** Who looks: a seat, or anyone at all. */
export type Viewer = Seat | 'public';

/** A printed name as it reads in English, and what it is the name of: languages it was published in say it their way. */
export interface PrintedName {
  readonly name: string;
  readonly of: 'card' | 'trait' | 'ability';
}

/** What stands in a sentence: a word or number as it is, another sentence, a seat's name, a card's name, a printed name, or a list. */
export type Arg =
  | string
  | number
  | Text
  | { readonly seat: Seat }
  | { readonly card: string }
  | PrintedName
  | { readonly list: readonly Arg[] /** One of them is meant: "A or B" rather than "A and B". */; readonly or?: true };

/** A sentence that no language has been chosen for: a message id of the game's words, and what fills it. */
export interface Text {
  readonly id: string;
  readonly args?: Readonly<Record<string, Arg>>;
}

/** Makes a sentence. Ids are those of `words/<locale>.ftl`. */
export function text(id: string, args?: Readonly<Record<string, Arg>>): Text {
  return args === undefined ? { id } : { id, args };
}

/** The ids of a sentence and of all sentences in it. */
export function* idsIn(said: Arg): Iterable<string> {
  if (typeof said !== 'object') return;
  if ('list' in said) for (const part of said.list) yield* idsIn(part);
  if (!('id' in said)) return;
  yield said.id;
  for (const part of Object.values(said.args ?? {})) yield* idsIn(part);
}
