import { text } from '../../kernel/index.js';
import type { Phrase } from '../../tabletop/index.js';

/** What a card grants for as long as its battle lasts: the rules ask for it by its value. */
export interface Hold {
  readonly says: Phrase;
}

const hold = (name: string): Hold => ({ says: text('says-in-chain', { grants: text(`says-${name}`) }) });

/** Of equal ratings its player's goes first. */
export const winsTies = hold('wins-ties');
/** Its player may venture whether or not the player before did. */
export const mayVenture = hold('may-venture');
/** Nobody else in the battle may venture. It goes before one that lets them (RE-C6). */
export const rivalsCannotVenture = hold('rivals-cannot-venture');
/** Its player may pass without leading. */
export const mayPass = hold('may-pass');

/** As sets write them. */
export const HOLDS = {
  'wins ties': winsTies,
  'may venture': mayVenture,
  'rivals cannot venture': rivalsCannotVenture,
  'may pass': mayPass,
} as const;
