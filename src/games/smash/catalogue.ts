import { type CardEntry, type CardIndex, cardIndex, type Facet, type Json, text } from '../../kernel/index.js';
import type { Card, Pool } from './card.js';
import { KINDS, type PowerType, TYPES } from './printed.js';
import { factsOf, titleOf } from './view.js';

/** The cards of a pool, as people look them up, in their order. */
export const catalogue = (pool: Pool): CardIndex =>
  cardIndex(
    [...pool.keys()],
    id => {
      const card = pool.get(id);
      return card && entryOf(card);
    },
    facets,
  );

function entryOf(card: Card): CardEntry {
  const { id, kind, name, says, data } = card;
  const types = typesOf(card);
  return {
    id,
    title: titleOf(card),
    text: says,
    facts: factsOf(card),
    data: data as unknown as Readonly<Record<string, Json>>,
    keywords: [name, kind, ...types],
    names: [name],
    facets: { kind: [kind], ...(types.length > 0 && { type: types }) },
  };
}

function typesOf(card: Card): readonly PowerType[] {
  if (card.kind === 'team-up') return [...new Set(card.types)];
  return card.kind === 'hero' || card.kind === 'loot' ? [card.type] : [];
}

/** What cards are searched by. */
const facets = (): readonly Facet[] => [facet('kind', KINDS), facet('type', TYPES)];

const facet = (id: string, values: readonly string[]): Facet => ({
  id,
  title: text(`facet-${id}`),
  kind: 'word',
  values: values.map(value => ({ value, title: text(`${id}-${value}`) })),
});
