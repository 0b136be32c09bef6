import { type CustomId, encodeId, named } from '../render/custom-id.js';

/** The three sides of the editor: search and add, look through the deck, look at curve, balance and rules. */
const VIEWS = { f: 'find', l: 'list', c: 'check' } as const;
export type View = (typeof VIEWS)[keyof typeof VIEWS];

/** Where somebody is in the editor of a deck. It travels in the buttons; only the words of the search are kept for them. */
export interface Desk {
  readonly view: View;
  /** Page of the list of cards that is shown. */
  readonly page: number;
  /** The card that the buttons are about, as `keyArg` writes it; empty for none. */
  readonly card: string;
  /** The facet whose values are listed, and the page of them; empty for the list of facets. */
  readonly facet: string;
  readonly values: number;
}

export const opening = (view: View): Desk => ({ view, page: 0, card: '', facet: '', values: 0 });

/** A custom id: the verb, the deck, the page, and `<view>.<page of values>.<facet>.<card>`. */
export function deskId(verb: string, deck: string, { view, page, card, facet, values }: Desk): string {
  return encodeId({ verb, match: deck, prompt: 0, page, arg: [view[0], values, facet, card].join('.') });
}

/** The desk in a custom id. What does not make sense is left out. */
export function readDesk({ page, arg }: CustomId): Desk {
  const [view = '', values = '', facet = '', ...card] = arg.split('.');
  return {
    view: VIEWS[view as keyof typeof VIEWS] ?? 'find',
    page,
    card: card.join('.'),
    facet,
    values: Number(values) || 0,
  };
}

/** The card that a desk is about, out of those there are. */
export const cardOn = (desk: Desk, ids: readonly string[]): string | undefined =>
  named(
    ids.map(key => ({ key })),
    desk.card,
  )?.key;
