import type { CardEntry, Deck, Facet, FacetValue, Game, Problem, Ruleset, Text } from '../kernel/index.js';

/** A card of a deck. `entry` is missing for a card that the game does not have (any more). */
export interface Held {
  readonly id: string;
  readonly entry: CardEntry | undefined;
  readonly copies: number;
}

/** Cards of a deck that have the same values in the facet by which its list is grouped. */
export interface Group {
  /** Empty for cards without a value; several for such as belong to more than one. */
  readonly titles: readonly Text[];
  readonly size: number;
  readonly cards: readonly Held[];
}

/** How many cards of a deck have each value of a facet. A card with two values counts for both. */
export interface Count {
  readonly facet: Facet;
  readonly bars: readonly { readonly title: Text; readonly n: number }[];
}

/** Whether a deck may be played by a ruleset. */
export interface Verdict {
  readonly ruleset: Ruleset;
  readonly problems: readonly Problem[];
}

export const sizeOf = ({ cards }: Pick<Deck, 'cards'>): number =>
  Object.values(cards).reduce((sum, copies) => sum + copies, 0);

/** The cards of a deck, grouped as its game wants it: the largest group first, what has no group last. */
export function groupsOf(game: Game, deck: Deck): Group[] {
  const facet = game.cards.facets.find(known => known.id === game.decks.survey.group);
  const groups = new Map<string, { values: readonly FacetValue[]; cards: Held[] }>();
  for (const held of heldIn(game, deck)) {
    const values = facet === undefined ? [] : (held.entry?.facets[facet.id] ?? []);
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, cards: [] };
    group.cards.push(held);
    groups.set(key, group);
  }
  return [...groups.values()]
    .map(({ values, cards }) => ({
      titles: values.flatMap(value => facet?.values.find(known => known.value === value)?.title ?? []),
      size: cards.reduce((sum, { copies }) => sum + copies, 0),
      cards,
    }))
    .sort((one, other) => Number(other.titles.length > 0) - Number(one.titles.length > 0) || other.size - one.size);
}

/** The cards of a deck in the order of the game's index; unknown ones last. */
export function heldIn(game: Game, deck: Deck): Held[] {
  const known = game.cards.all
    .filter(entry => (deck.cards[entry.id] ?? 0) > 0)
    .map(entry => ({ id: entry.id, entry, copies: deck.cards[entry.id] ?? 0 }));
  const unknown = Object.entries(deck.cards)
    .filter(([id]) => game.cards.get(id) === undefined)
    .map(([id, copies]) => ({ id, entry: undefined, copies }));
  return [...known, ...unknown];
}

/** Curve and balance: each facet that the game wants counted. Numbers come with the gaps between them. */
export function countsOf(game: Game, deck: Deck): Count[] {
  const held = heldIn(game, deck);
  return game.decks.survey.counted.flatMap(id => {
    const facet = game.cards.facets.find(known => known.id === id);
    if (facet === undefined) return [];
    const count = (value: FacetValue): number =>
      held.reduce((sum, { entry, copies }) => sum + (entry?.facets[id]?.includes(value) === true ? copies : 0), 0);
    const all = facet.values.map(({ value, title }) => ({ title, n: count(value) }));
    return [{ facet, bars: facet.kind === 'number' ? withoutEnds(all) : all }];
  });
}

/** Where a deck may be played, and everything that keeps it from being played elsewhere. */
export const verdicts = (game: Game, deck: Deck): Verdict[] =>
  game.rulesets.map(ruleset => ({
    ruleset,
    problems: game.decks.check(deck, game.options.parse(ruleset.options)),
  }));

/** A curve ends with the last value that a deck has. */
function withoutEnds<T extends { readonly n: number }>(bars: readonly T[]): T[] {
  const last = bars.findLastIndex(bar => bar.n > 0);
  return bars.slice(0, last + 1);
}
