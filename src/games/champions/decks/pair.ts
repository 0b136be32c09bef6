import { type Deck, type Problem, text } from '../../../kernel/index.js';
import type { Pool } from '../rules/match.js';
import { identityIn } from '../rules/round/setup.js';

/** Each hero is there once: no two players bring the same. */
export function pair(decks: readonly Deck[], pool: Pool): Problem | null {
  const heroes = decks.flatMap(({ cards }) => identityIn(cards, pool) ?? []);
  const twice = heroes.find(({ name, subname }, at) =>
    heroes.slice(0, at).some(other => other.name === name && other.subname === subname),
  );
  return twice === undefined
    ? null
    : { rule: 'unique', message: text('problem-same-hero', { card: { card: twice.id } }) };
}
