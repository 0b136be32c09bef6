import type { Match } from '../rules/match.js';
import type { InPlay } from '../state.js';
import type { Act, Turn } from './acts.js';

/** Threat that comes onto the main scheme: at least, at most without boost cards, and the cards that make the difference. */
export interface Placed {
  readonly least: number;
  readonly most: number;
  readonly by: readonly InPlay[];
}

/** What is schemed on the main scheme. A villain with a scheme of its own leaves it alone. */
export const schemesIn = (match: Match, turns: readonly Turn[]): Act[] =>
  turns
    .flatMap(({ villain, minions }) => [...villain, ...minions])
    .filter(({ scheme }) => scheme?.id === match.mainScheme.id);

/** What these turns put on the main scheme. Of several villains one acts: it is open whose act it is. */
export function placedIn(match: Match, turns: readonly Turn[]): Placed {
  const acts = turns.flatMap(({ villain, minions }) => [villain, ...minions.map(minion => [minion])]);
  return acts
    .filter(ways => ways.length > 0)
    .map(ways => either(ways.map(act => placedBy(match, act))))
    .reduce(both, NO_THREAT);
}

const placedBy = (match: Match, { amount, scheme, threat = NO_THREAT }: Act): Placed =>
  scheme?.id === match.mainScheme.id ? { least: amount, most: amount, by: [] } : threat;

const both = (one: Placed, other: Placed): Placed => ({
  least: one.least + other.least,
  most: one.most + other.most,
  by: [...one.by, ...other.by],
});

const either = (ways: readonly Placed[]): Placed => ({
  least: Math.min(...ways.map(({ least }) => least)),
  most: Math.max(...ways.map(({ most }) => most)),
  by: ways.flatMap(({ by }) => by),
});

const NO_THREAT: Placed = { least: 0, most: 0, by: [] };

/** What comes onto the main scheme after an enemy's attack, by its own text and by what is attached to it. */
export const threatAfter = (match: Match, { id }: InPlay): Placed =>
  match.board
    .awaiting({ type: 'enemy attack' })
    .filter(({ one }) => one.id === id || one.host === id)
    .flatMap(({ one, card }) =>
      card.triggers['enemy attack'].flatMap(({ ability: { foreseen } }) => {
        if (foreseen?.threat === undefined) return [];
        const { least, most } = foreseen.threat;
        return { least, most, by: most > least ? [one] : [] };
      }),
    )
    .reduce(both, NO_THREAT);
