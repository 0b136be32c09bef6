import { type Text, text } from '../../../../kernel/index.js';
import type { Swap } from '../../behaviour.js';
import type { InPlay } from '../../state.js';
import type { Match } from '../match.js';

/** What counters come or go for instead of it: an attack, a scheme, damage taken. */
type Swapped = 'enemy attack' | 'scheme' | 'damage';

/** The counters that come or go instead of what an enemy would do or take; null where it does it as usual. */
export const swapOf = (match: Match, one: InPlay, what: Swapped): Swap | null =>
  match.def(one).abilities.find(({ when, swaps }) => swaps !== undefined && when?.on === what)?.swaps ?? null;

/** The card in play on which those counters lie; undefined where there is none. */
export const swappedOn = (match: Match, { card }: Swap): InPlay | undefined => match.inPlay(({ id }) => id === card)[0];

/** What comes instead of an enemy's attack or scheme: so many counters more, or less. */
export const swapTold = (match: Match, enemy: InPlay, amount: number, on: InPlay | undefined): Text =>
  text(`forecast-counters${amount < 0 ? '-off' : ''}`, {
    enemy: match.name(enemy),
    amount: Math.abs(amount),
    on: on === undefined ? text('something') : match.name(on),
  });
