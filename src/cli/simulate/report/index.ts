import type { Game } from '../../../kernel/index.js';
import { type Interval, wilson } from '../../../pictures/index.js';
import type { Designs } from './counting.js';
import { lead, type Share } from './lead.js';

/** A share of matches won, with its 95 % interval. */
export interface Rate extends Interval {
  readonly matches: number;
  readonly rate: number;
}

/** How much more those win who brought a card than those who didn't, or who played it than those who only brought it. */
export interface Contribution extends Interval {
  readonly card: string;
  readonly matches: number;
  readonly by: number;
}

export type Report = ReturnType<typeof reportOf>;

/** What a designer needs to know of a set and its decks. Rates go from 0 to 1; a shared first place counts in parts, but among partners. */
export function reportOf(game: Game, designs: Designs) {
  const { matches, choices, brought, played, decks, pairs, order, seats } = designs;
  const sorted = [...choices].sort((one, other) => one - other);
  return {
    turns: rounded(designs.turns / Math.max(1, matches)),
    // Questions with two answers or more that one player gets: the mean, and what 90 of 100 stay below.
    choices: {
      mean: rounded(choices.reduce((sum, count) => sum + count, 0) / Math.max(1, choices.length)),
      most: sorted[Math.floor((sorted.length - 1) * 0.9)] ?? 0,
    },
    // What ended the matches, as shares of them.
    ends: Object.fromEntries([...designs.ends].sort().map(([id, count]) => [id, rounded(count / matches)])),
    decks: Object.fromEntries(decks.names.map(name => [name, rateOf(decks.get(name))])),
    pairs: Object.fromEntries(pairs.names.map(name => [name, rateOf(pairs.get(name))])),
    // The first player's rate, then those of the seats after them.
    order: order.names.map(name => rateOf(order.get(name))),
    brought: contributions(brought.names, card => [brought.get(card), without(seats, brought.get(card))]),
    played: contributions(played.names, card => [played.get(card), without(brought.get(card), played.get(card))]),
    // Cards of the game that another is at least as good as in all that is printed, and that other.
    dominated: game.cards.dominated?.() ?? [],
  };
}

/** What is left of some matches without others of them. */
const without = (all: Share, some: Share): Share => ({
  won: all.won - some.won,
  played: all.played - some.played,
});

const rateOf = (share: Share): Rate => {
  const { low, high } = wilson(share.won, share.played);
  return {
    matches: share.played,
    rate: rounded(share.won / share.played),
    low: rounded(low),
    high: rounded(high),
  };
};

/** The greatest first. Cards that all have, or none, contribute nothing that could be measured. */
function contributions(cards: readonly string[], of: (card: string) => [Share, Share]): Contribution[] {
  return cards
    .flatMap((card): Contribution[] => {
      const [one, other] = of(card);
      const found = lead(one, other);
      if (found === null) return [];
      const { by, low, high } = found;
      return [{ card, matches: one.played, by: rounded(by), low: rounded(low), high: rounded(high) }];
    })
    .sort((one, other) => other.by - one.by || (one.card < other.card ? -1 : 1));
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
