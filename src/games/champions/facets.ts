import { type CardEntry, type Facet, type FacetValue, type Text, text } from '../../kernel/index.js';
import { RESOURCES } from './behaviour.js';
import { ASPECTS, type Card } from './card.js';
import { MODES } from './options.js';
import { cardName, traitName } from './printed.js';
import type { Pool } from './rules/match.js';

/** A card's values, by facet. */
export function facetsOf(card: Card): CardEntry['facets'] {
  const resources = Object.keys(card.resources);
  return {
    type: [card.kind],
    aspect: [card.faction],
    ...(card.set !== undefined && { set: [card.set] }),
    ...(card.cost !== null && { cost: [card.cost] }),
    ...(resources.length > 0 && { resource: resources }),
    ...(card.traits.length > 0 && { trait: card.traits }),
  };
}

/** What cards of this pool are searched by. */
export function facetsIn(pool: Pool): readonly Facet[] {
  const cards = [...pool.values()];
  const names = (values: readonly FacetValue[]): Facet['values'] =>
    values.map(value => ({ value, title: text('name', { name: value }) }));
  const among = (of: (card: Card) => readonly string[], title: (value: string) => Text): Facet['values'] =>
    [...new Set(cards.flatMap(of))].sort().map(value => ({ value, title: title(value) }));
  const costs = [...new Set(cards.flatMap(({ cost }) => (cost === null ? [] : [cost])))];
  const types = [...new Set(cards.map(({ kind }) => kind))];
  return [
    {
      id: 'type',
      title: text('facet-type'),
      kind: 'word',
      values: types.map(value => ({ value, title: text(`kind-${value.replace('_', '-')}`) })),
    },
    {
      id: 'aspect',
      title: text('facet-aspect'),
      kind: 'word',
      values: ['hero', ...ASPECTS, 'basic', 'encounter'].map(value => ({ value, title: text(`aspect-${value}`) })),
    },
    {
      id: 'set',
      title: text('facet-set'),
      kind: 'word',
      values: among(
        ({ set }) => (set === undefined ? [] : [set]),
        set => setTitle(set, cards),
      ),
    },
    { id: 'cost', title: text('facet-cost'), kind: 'number', values: names(costs.sort((one, other) => one - other)) },
    {
      id: 'resource',
      title: text('facet-resource'),
      kind: 'word',
      values: RESOURCES.map(value => ({ value, title: text(`type-${value}`) })),
    },
    {
      id: 'trait',
      title: text('facet-trait'),
      kind: 'word',
      values: among(
        ({ traits }) => traits,
        trait => text('name', { name: traitName(trait) }),
      ),
    },
  ];
}

const NEMESIS = '_nemesis';

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '_');

/** What a set of cards is called: by its hero, or by the villain where it has the villain's name. */
function setTitle(set: string, cards: readonly Card[]): Text {
  if (set.endsWith(NEMESIS)) return text('set-nemesis', { hero: setTitle(set.slice(0, -NEMESIS.length), cards) });
  if (MODES.some(mode => mode === set)) return text(`mode-${set}`);
  const lead = cards.find(card => card.set === set && (card.kind === 'hero' || card.kind === 'villain'));
  const isNamed = lead !== undefined && set === slugOf(lead.name);
  return isNamed || lead?.kind === 'hero'
    ? text('name', { name: cardName(lead.name) })
    : text(`set-${set.replaceAll('_', '-')}`);
}
