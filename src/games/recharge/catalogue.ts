import { type CardEntry, type CardIndex, cardIndex, type Facet, type Json, text } from '../../kernel/index.js';
import { type Card, counterId } from './card.js';
import { dominated } from './dominated.js';
import { COUNTERS } from './options.js';
import { COLOURS, KINDS } from './printed.js';
import { factsOf, titleOf } from './view.js';
import { MOST_WORTH } from './written.js';

/** The cards of a list and all counters, as people look them up: counters are brought in a deck like cards. */
export function catalogue(list: readonly Card[]): CardIndex {
  const makers = new Map<string, () => CardEntry>([
    ...list.map(card => [card.id, () => entryOf(card)] as const),
    ...COUNTERS.map(value => [counterId(value), () => counterEntry(value)] as const),
  ]);
  return cardIndex(
    [...makers.keys()],
    id => makers.get(id)?.(),
    facets,
    () => dominated(list),
  );
}

function entryOf(card: Card): CardEntry {
  const { id, kind, name, left, right, points, plus, special, says, data } = card;
  return {
    id,
    title: titleOf(card),
    text: says,
    facts: factsOf(card),
    data: data as unknown as Readonly<Record<string, Json>>,
    keywords: [name, kind, ...left, ...right, ...(special === null ? [] : ['special'])],
    names: [name],
    facets: {
      kind: [kind],
      colour: [...new Set([...left, ...right])],
      points: [Math.max(points.left, points.right) + plus],
      special: [special === null ? 'no' : 'yes'],
    },
  };
}

function counterEntry(value: number): CardEntry {
  const id = counterId(value);
  return {
    id,
    title: text('counter', { value }),
    text: null,
    facts: [text('kind-counter')],
    data: { id, kind: 'counter', value },
    keywords: ['counter'],
    names: [`Counter ${value}`],
    facets: { kind: ['counter'], points: [value] },
  };
}

/** What cards are searched by. */
const facets = (): readonly Facet[] => [
  facet('kind', [...KINDS, 'counter']),
  facet('colour', COLOURS),
  {
    id: 'points',
    title: text('facet-points'),
    kind: 'number',
    values: Array.from({ length: MOST_WORTH + 1 }, (_, value) => ({ value, title: text('number', { n: value }) })),
  },
  facet('special', ['no', 'yes']),
];

const facet = (id: string, values: readonly string[]): Facet => ({
  id,
  title: text(`facet-${id}`),
  kind: 'word',
  values: values.map(value => ({ value, title: text(`${id}-${value}`) })),
});
