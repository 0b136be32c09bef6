import { text } from '../../../kernel/index.js';
import type { Phrase } from '../../../tabletop/index.js';
import type { Count, Does, When } from '../card.js';
import type { Event } from '../events.js';

/** Something that a card does, by its words and its code. */
export const effect = <E = Event>(says: Phrase, run: Does<E>['run']): Does<E> => ({ says, run });

/** The words of what only one card does: a message of the word file. */
export const ownWords = (id: string): Phrase => text(`custom-${id.toLowerCase()}`);

/** What only one card does. */
export const custom = <E = Event>(id: string, run: Does<E>['run']): Does<E> => effect(ownWords(id), run);

/** What only one card asks. */
export const customWhen = <E = Event>(id: string, holds: When<E>['holds']): When<E> => ({ says: ownWords(id), holds });

/** What only one card counts. */
export const customCount = (id: string, of: Count['of']): Count => ({ says: ownWords(id), of });

/** A change as players write it: +2, −3. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
