import type { Temper } from '../../../kernel/index.js';
import type { Act } from '../rules/actions.js';

/** What a player likes: times what attacks are worth, what cards and powers do, and what makes a team ready. */
interface Style {
  readonly strike: number;
  readonly trick: number;
  readonly ready: number;
}

const STYLES: Readonly<Record<Temper, Style>> = {
  bold: { strike: 1.08, trick: 1, ready: 1 },
  careful: { strike: 1, trick: 1, ready: 1.3 },
  tricky: { strike: 1, trick: 1.2, ready: 1 },
};

const KINDS: Readonly<Record<Act['does'], keyof Style>> = {
  smash: 'strike',
  'team-up': 'strike',
  power: 'trick',
  use: 'trick',
  story: 'trick',
  super: 'trick',
  loot: 'ready',
  discard: 'ready',
  retire: 'ready',
};

/** Times what something to do is worth to a player of that temper. What is worth nothing stays that. */
export const liking = (temper: Temper | undefined, does: Act['does']): number =>
  temper === undefined ? 1 : STYLES[temper][KINDS[does]];
