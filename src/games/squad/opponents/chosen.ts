import { type Answer, type Option, optionsOf, type Prompt, type Seat } from '../../../kernel/index.js';
import { instanceOf } from '../../../tabletop/index.js';
import type { Card } from '../card.js';
import type { Pool } from '../rules/match.js';
import { player } from '../rules/zones.js';
import type { SquadState } from '../state.js';

/** What a question is about, in general terms, so that questions of new cards find a sensible answer too. */
export type Sense =
  /** Cards to make use of: played, put into play, shown, fetched. */
  | 'use'
  /** Cards of one's own to do without. */
  | 'lose'
  /** Cards of the other player's to take away. */
  | 'take'
  /** Whether to block, and with what. */
  | 'block'
  /** No cards, or nothing that is known of them. */
  | 'else';

const LOSING = new Set(['damage from hand', 'hand limit', 'keeper limit', 'discard', 'discard order']);

/** Told from the reason where it is a common one, else from whose the cards are and whether something has to be chosen. */
export function senseOf(state: SquadState, seat: Seat, prompt: Prompt): Sense {
  if (prompt.reason === 'block') return 'block';
  const options = optionsOf(prompt).filter(({ card }) => card !== undefined);
  if (options.length === 0) return 'else';
  const lie = (...zones: readonly (readonly { id: number }[])[]): boolean =>
    options.every(({ key }) => zones.some(zone => zone.some(({ id }) => id === instanceOf(key))));
  const [mine, theirs] = [player(state, seat), player(state, 1 - seat)];
  if (lie(theirs.keepers, theirs.hand, theirs.deck)) return 'take';
  if (LOSING.has(prompt.reason)) return 'lose';
  // A choice among cards held or in play usually means parting with them; what may be left is an offer.
  const must = prompt.kind === 'some' && prompt.min > 0;
  return must && lie(mine.hand, mine.keepers) ? 'lose' : 'use';
}

/** Options with their cards' worth, best first; those that look alike stay in the order in which they are offered. */
export function ranked(prompt: Prompt, pool: Pool, worth: (card: Card) => number): Option[] {
  const value = ({ card }: Option): number => {
    const found = card === undefined ? undefined : pool.get(card);
    return found === undefined ? Number.NEGATIVE_INFINITY : worth(found);
  };
  // Infinities must not be subtracted from each other.
  return optionsOf(prompt)
    .map(option => ({ option, worth: value(option) }))
    .sort((one, other) => (one.worth === other.worth ? 0 : other.worth - one.worth))
    .map(({ option }) => option);
}

/** The first options as an answer: as few as may be, but one where one is allowed; null where they are no answer. */
export function picking(prompt: Prompt, options: readonly Option[]): Answer | null {
  const keys = options.map(({ key }) => key);
  if (prompt.kind === 'order') return { order: keys };
  if (prompt.kind === 'one') return keys.length === 0 ? null : { pick: keys.slice(0, 1) };
  if (prompt.kind === 'some') return { pick: keys.slice(0, Math.max(prompt.min, Math.min(1, prompt.max))) };
  return null;
}
