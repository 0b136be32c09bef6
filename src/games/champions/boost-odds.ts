import { onceFor } from '../../tabletop/index.js';
import type { Card } from './card.js';
import type { Match, Pool } from './rules/match.js';
import { deckOf } from './rules/round/setup.js';
import { hiddenEncounter } from './sample.js';
import { modularSets } from './scenarios/index.js';

/** How likely each number of boost icons is, by that number. */
type Odds = readonly number[];

const MODULAR: ReadonlySet<string> = new Set(modularSets.map(({ id }) => id));

/**
 * How likely so many boost cards have so many icons between them, by the encounter cards that nobody can see. Which those are
 * everybody can tell, but for modular sets, which may be secret (CH-C25): a card of one counts as any of all such cards.
 */
export function boostOdds(match: Match, icons: number, boosts: number): number {
  const one = oddsOfOne(match, boosts);
  // By icons so far. What is enough needs no more.
  let odds = [1, ...Array.from({ length: icons }, () => 0)];
  for (let boost = 0; boost < boosts; boost++) {
    const next = odds.map(() => 0);
    for (const [sum, before] of odds.entries())
      for (const [more, chance] of one.entries()) {
        const reached = Math.min(icons, sum + more);
        next[reached] = (next[reached] ?? 0) + before * chance;
      }
    odds = next;
  }
  return odds[icons] ?? 0;
}

/** The same of a single one. Where the hidden cards do not suffice, the discard pile is shuffled in. */
function oddsOfOne(match: Match, boosts: number): Odds {
  const { state, pool } = match;
  const hidden = hiddenEncounter(state);
  const cards = [...hidden, ...(hidden.length > boosts ? [] : state.encounter.discard)].map(({ card }) =>
    match.card(card),
  );
  return mean(cards.map(card => (isModular(card) ? modularOdds(pool) : sureOf(card))));
}

const isModular = ({ set }: Card): boolean => set !== undefined && MODULAR.has(set);

const sureOf = ({ boost }: Card): Odds => [...Array.from({ length: boost }, () => 0), 1];

/** Of any card of all modular sets. */
const modularOdds = onceFor(
  (pool: Pool): Odds =>
    mean(
      [...MODULAR]
        .flatMap(set => deckOf(pool, set))
        .flatMap(id => pool.get(id) ?? [])
        .flatMap(card => Array.from({ length: card.quantity }, () => sureOf(card))),
    ),
);

function mean(all: readonly Odds[]): Odds {
  const most = Math.max(0, ...all.map(({ length }) => length));
  return Array.from(
    { length: most },
    (_, icons) => all.reduce((sum, odds) => sum + (odds[icons] ?? 0), 0) / all.length,
  );
}
