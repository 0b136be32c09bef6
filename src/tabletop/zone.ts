import type { Random } from '../kernel/index.js';
import { type Ids, renew } from './instance.js';

// A zone is a list of cards. Piles list the top card last.

/** Takes the instance with that id out of a zone. Throws when it is not there: a rule has lost track of it. */
export function take<I extends { readonly id: number }>(zone: I[], id: number): I {
  const at = zone.findIndex(instance => instance.id === id);
  if (at < 0) throw new Error(`instance ${id} is not where it is looked for`);
  return zone.splice(at, 1)[0] as I;
}

export const topOf = <I>(pile: readonly I[]): I | undefined => pile[pile.length - 1];

/** Takes cards off the top of a pile, the topmost first: as many as there are, up to `count`. */
export const takeTop = <I>(pile: I[], count: number): I[] =>
  pile.splice(Math.max(0, pile.length - Math.max(0, count))).reverse();

/** Shuffles a pile in place; nobody can follow a card through it. */
export function shuffle<I extends { id: number }>(ids: Ids, pile: I[], random: Random): void {
  random.shuffle(pile);
  for (const instance of pile) renew(ids, instance);
}
