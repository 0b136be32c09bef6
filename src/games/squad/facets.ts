import { type CardEntry, type Facet, type FacetValue, text } from '../../kernel/index.js';
import { type Card, FACTORS } from './card.js';
import type { Pool } from './rules/match.js';

/** A card's values, by facet. A team-up has both its heroes and both its factors. */
export function facetsOf(card: Card): CardEntry['facets'] {
  return {
    hero: card.heroes,
    ...(card.team !== null && { team: [card.team] }),
    factor: [...new Set(card.factors)],
    block: [card.block],
    level: [card.level],
    attack: [card.printedAttack],
    kind: [card.keeper === undefined ? 'attack' : 'keeper'],
  };
}

/** What cards of this pool are searched by. */
export function facetsIn(pool: Pool): readonly Facet[] {
  const cards = [...pool.values()];
  const numbers = (of: (card: Card) => number): FacetValue[] =>
    [...new Set(cards.map(of))].sort((one, other) => one - other);
  const heroes = [...new Set(cards.flatMap(card => card.heroes))].sort();
  const teams = [...new Set(cards.flatMap(card => card.team ?? []))].sort();
  const names = (values: readonly FacetValue[]): Facet['values'] =>
    values.map(value => ({ value, title: text('name', { name: value }) }));
  const factors = FACTORS.map(value => ({ value, title: text(`factor-${value}`) }));
  const kinds = [
    { value: 'attack', title: text('kind-attack') },
    { value: 'keeper', title: text('kind-keeper') },
  ];
  return [
    { id: 'hero', title: text('facet-hero'), kind: 'word', values: names(heroes) },
    { id: 'team', title: text('facet-team'), kind: 'word', values: names(teams) },
    { id: 'factor', title: text('facet-factor'), kind: 'word', values: factors },
    { id: 'block', title: text('facet-block'), kind: 'word', values: factors },
    { id: 'level', title: text('facet-level'), kind: 'number', values: names(numbers(card => card.level)) },
    { id: 'attack', title: text('facet-attack'), kind: 'number', values: names(numbers(card => card.printedAttack)) },
    { id: 'kind', title: text('facet-kind'), kind: 'word', values: kinds },
  ];
}
