import { z } from 'zod';
import { type Text, text } from '../../../kernel/index.js';
import { KINDS } from '../printed.js';

/** Cards of a deck by their kind. */
export const kind = z.enum(KINDS).exclude(['hero']);
export type DeckKind = z.output<typeof kind>;

/** So many cards of a kind; of any kind where none is named. */
export const cardsSaid = (of: DeckKind | undefined, count: number): Text => text(`a-card-${of ?? 'any'}`, { count });
