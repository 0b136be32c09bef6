import { type CardEntry, type CardIndex, cardIndex, type Facet, type Json, text } from '../../kernel/index.js';
import { type Card, counterId } from './card.js';
import { dominated } from './dominated.js';
import { COLOURS, KINDS } from './printed.js';
import { factsOf, titleOf } from './view.js';
import { MOST_WORTH } from './written.js';

/** Counters are brought in a deck like cards, so they are looked up and listed like them. */
const COUNTERS = [1, 2, 3, 5] as const;

/** The cards of a list and all counters, as people look them up. */
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
  {
    id: 'kind',
    title: text('facet-kind'),
    kind: 'word',
    values: [...KINDS, 'counter'].map(value => ({ value, title: text(`kind-${value}`) })),
  },
  {
    id: 'colour',
    title: text('facet-colour'),
    kind: 'word',
    values: COLOURS.map(value => ({ value, title: text(`colour-${value}`) })),
  },
  {
    id: 'points',
    title: text('facet-points'),
    kind: 'number',
    values: Array.from({ length: MOST_WORTH + 1 }, (_, value) => ({ value, title: text('number', { n: value }) })),
  },
  {
    id: 'special',
    title: text('facet-special'),
    kind: 'word',
    values: ['no', 'yes'].map(value => ({ value, title: text(`special-${value}`) })),
  },
];
