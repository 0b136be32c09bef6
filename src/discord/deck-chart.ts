import { type CardEntry, type Deck, type Game, text } from '../kernel/index.js';
import { type Bar, type Chart, cornerOf, iconsOf } from '../pictures/index.js';
import type { Say } from './render/say.js';

interface Copies {
  readonly entry: CardEntry;
  readonly copies: number;
}

/**
 * A deck's curve and balance, for any game: how many cards have each number in their corner (level, cost), and for each
 * kind of fact that is icons alone (factors, blocks, resources) how many cards have it.
 */
export function deckCharts(deck: Deck, game: Pick<Game, 'cards'>, say: Say): Chart[] {
  const cards = Object.entries(deck.cards).flatMap(([id, copies]): Copies[] => {
    const entry = game.cards.get(id);
    return entry === undefined ? [] : [{ entry, copies }];
  });
  const curve = curveOf(cards);
  const [corner] = cards.flatMap(({ entry }) => cornerOf(entry.facts) ?? []);
  return [
    ...(corner !== undefined && curve.length > 1
      ? [{ kind: 'columns' as const, title: titleOf(corner.id, 'deck-curve', say), bars: curve }]
      : []),
    ...balancesOf(cards, say),
  ];
}

/** What a kind of fact is called as a whole: the `.title` of its words, where a game has them. */
const titleOf = (fact: string, otherwise: string, say: Say): string =>
  say.plain(text(say.has(`${fact}.title`) ? `${fact}.title` : otherwise));

function curveOf(cards: readonly Copies[]): Bar[] {
  const counts = new Map<number, number>();
  for (const { entry, copies } of cards) {
    const value = cornerOf(entry.facts)?.sign?.value;
    if (typeof value === 'number') counts.set(value, (counts.get(value) ?? 0) + copies);
  }
  const values = [...counts.keys()].sort((one, other) => one - other);
  const [least = 0, most = -1] = [values[0], values.at(-1)];
  return Array.from({ length: most - least + 1 }, (_, at) => ({
    label: String(least + at),
    value: counts.get(least + at) ?? 0,
  }));
}

/** One chart for each kind of fact, in the order in which facts stand on cards; the most frequent first. */
function balancesOf(cards: readonly Copies[], say: Say): Chart[] {
  const kinds = new Map<string, Map<string, Bar>>();
  for (const { entry, copies } of cards)
    for (const fact of entry.facts) {
      const icons = iconsOf(fact);
      if (icons.length === 0 || fact.sign?.value !== undefined) continue;
      const label = say.plain(fact);
      const bars = kinds.get(fact.id) ?? new Map<string, Bar>();
      const value = (bars.get(label)?.value ?? 0) + copies;
      const icon = icons.at(-1);
      bars.set(label, { label, value, ...(icon !== undefined && { icon }) });
      kinds.set(fact.id, bars);
    }
  return [...kinds].map(([id, bars]) => ({
    kind: 'rows' as const,
    title: titleOf(id, 'deck-balance', say),
    bars: [...bars.values()].sort((one, other) => other.value - one.value || (one.label < other.label ? -1 : 1)),
  }));
}
