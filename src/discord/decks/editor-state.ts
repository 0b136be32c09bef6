import { z } from 'zod';
import type { Game } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import { encodeId } from '../render/custom-id.js';
import type { Translator } from '../render/translator.js';

/** The three sides of the editor: search and add, look through the deck, look at curve, balance and rules. */
const VIEWS = { f: 'find', l: 'list', c: 'check' } as const;
export type View = (typeof VIEWS)[keyof typeof VIEWS];

/** Where somebody is in the editor of a deck. It travels in the buttons; only the words of the search are kept for them. */
export interface EditorState {
  readonly view: View;
  /** Page of the list of cards that is shown. */
  readonly page: number;
  /** The card that the buttons are about, as `keyArg` writes it; empty for none. */
  readonly card: string;
  /** The facet whose values are listed, and the page of them; empty for the list of facets. */
  readonly facet: string;
  readonly values: number;
}

/** Everything a view of the editor is made of. */
export interface Scene {
  readonly row: DeckRow;
  readonly game: Game;
  readonly state: EditorState;
  readonly search: string;
  readonly say: Translator;
}

export const opening = (view: View): EditorState => ({ view, page: 0, card: '', facet: '', values: 0 });

/** A custom id: the verb, the deck, the page, and `<view>.<page of values>.<facet>.<card>`. */
export function editorId(verb: string, deck: string, { view, page, card, facet, values }: EditorState): string {
  return encodeId({ verb, subject: deck, page, arg: [view[0], values, facet, card].join('.') });
}

const ARG = /^([flc])\.(\d{1,3})\.([^.]*)\.(.*)$/s;

/** What the ids of the editor's buttons say besides the deck: where somebody is in it. */
export const IN_EDITOR = {
  page: z.number(),
  arg: z
    .string()
    .regex(ARG)
    .transform((arg): Omit<EditorState, 'page'> => {
      const [, view, values, facet = '', card = ''] = ARG.exec(arg) ?? [];
      return { view: VIEWS[view as keyof typeof VIEWS], values: Number(values), facet, card };
    }),
};
