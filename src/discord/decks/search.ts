import type { Json } from '../../kernel/index.js';
import type { DeckRow } from '../../store/port.js';
import type { House } from '../house.js';

/** Characters of a search. */
export const LONGEST_SEARCH = 200;

/** What the owner of a deck last searched for in its editor. */
export async function searchOf(house: House, { owner, id }: DeckRow): Promise<string> {
  const draft = await house.decks.draft(owner, id);
  return typeof draft === 'string' ? draft : '';
}

/** Keeps a search until it is changed or the deck is deleted. */
export async function keepSearch(house: House, { owner, id }: DeckRow, search: string): Promise<void> {
  const kept: Json = search.replace(/\s+/g, ' ').trim().slice(0, LONGEST_SEARCH);
  await house.decks.keepDraft(owner, id, kept === '' ? null : kept);
}
